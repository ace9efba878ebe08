/** How much gas a transaction may take. */
import { type Chain, quantity } from './chain.ts';
import { quantityIn } from './quantity.ts';
import { refusal } from './refusal.ts';

/** No transaction may have more (EIP-7825). */
export const MOST = 2n ** 24n;

/**
 * The estimate and a fifth more, within the block gas limit. Throws a MigrationError where the chain would refuse it.
 */
export async function gasLimit(
  chain: Chain,
  transaction: { readonly from: string; readonly data: string; readonly to?: string },
  step: string,
): Promise<bigint> {
  const estimate = await chain
    .request('eth_estimateGas', { ...transaction, value: quantity(0) })
    .catch((error: Error) => {
      throw refusal(step, error);
    });
  return limitFor(quantityIn(estimate, 'eth_estimateGas'));
}

export function limitFor(estimate: bigint): bigint {
  const ample = (estimate * 6n) / 5n;
  return ample <= MOST ? ample : estimate > MOST ? estimate : MOST;
}
