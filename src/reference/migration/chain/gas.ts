/** How much gas a transaction may take. */
import { type Chain, quantity } from './chain.ts';
import type { StateBlock } from './pending-state.ts';
import { quantityIn } from './quantity.ts';
import { refusal } from './refusal.ts';

/** No transaction may have more (EIP-7825). */
export const MOST = 2n ** 24n;

/** A transaction that is not signed yet. */
export interface Planned {
  readonly from: string;
  readonly data: string;
  readonly to?: string;
}

/** The node's estimate. Throws a MigrationError where the chain would refuse the transaction. */
export async function estimated(chain: Chain, planned: Planned, step: string, block?: StateBlock): Promise<bigint> {
  const transaction = { ...planned, value: quantity(0) };
  const estimate = await chain
    .request('eth_estimateGas', transaction, ...(block === undefined ? [] : [block]))
    .catch((error: Error) => {
      throw refusal(step, error);
    });
  return quantityIn(estimate, 'eth_estimateGas');
}

/** An estimate and a fifth more, within the block gas limit. */
export function limitFor(estimate: bigint): bigint {
  const ample = (estimate * 6n) / 5n;
  return ample <= MOST ? ample : estimate > MOST ? estimate : MOST;
}

/** Yellow Paper, appendix G; a byte that is not 0 never cost more than before EIP-2028. */
const [TRANSACTION, ZERO_BYTE, OTHER_BYTE] = [21_000, 4, 68];

/** The charges for the bytes of hex data, of which each that is not 0 costs `other`. */
export function chargesFor(data: string, other: number): number {
  const bytes = Buffer.from(data.slice(2), 'hex');
  let charges = 0;
  // An iterator takes several times as long.
  for (let i = 0; i < bytes.length; i++) charges += bytes[i] === 0 ? ZERO_BYTE : other;
  return charges;
}

/**
 * Whether an estimate is no more than a call costs where there is no contract: then the node has estimated it in a state
 * that lacks the contract.
 */
export function isOfNothing(estimate: bigint, { data, to }: Planned): boolean {
  if (to === undefined) return false;
  const least = TRANSACTION + chargesFor(data, OTHER_BYTE);
  // geth estimates within 1.5 percent.
  return estimate <= BigInt(Math.ceil(least * 1.02));
}
