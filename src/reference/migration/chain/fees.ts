/** The fees of a transaction: a given price is paid exactly; otherwise the node's suggestion (EIP-1559). */
import type { Chain } from './chain.ts';
import { quantityIn } from './quantity.ts';

export type Fees =
  | { readonly type: 0; readonly gasPrice: bigint }
  | { readonly type: 2; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** The base fee may grow by an eighth for each block; twice the present fee is enough for six blocks (EIP-1559). */
const HEADROOM = 2n;

export async function feesOf(chain: Chain, givenWei: bigint | undefined): Promise<Fees> {
  if (givenWei !== undefined) return { type: 0, gasPrice: givenWei };
  const block = await chain.request<{ baseFeePerGas?: string } | null>('eth_getBlockByNumber', 'latest', false);
  const suggested = await suggestedPrice(chain);
  if (block?.baseFeePerGas === undefined) return { type: 0, gasPrice: suggested };
  const base = quantityIn(block.baseFeePerGas, 'baseFeePerGas');
  const tip = await chain
    .request('eth_maxPriorityFeePerGas')
    .then((answer) => quantityIn(answer, 'eth_maxPriorityFeePerGas'))
    .catch(() => suggested - base);
  const maxPriorityFeePerGas = tip > 0n ? tip : 0n;
  return { type: 2, maxFeePerGas: base * HEADROOM + maxPriorityFeePerGas, maxPriorityFeePerGas };
}

/** The present price of a unit of gas, in wei. */
export const priceOf = async (chain: Chain, fees: Fees): Promise<bigint> =>
  fees.type === 0 ? fees.gasPrice : await suggestedPrice(chain);

const suggestedPrice = async (chain: Chain): Promise<bigint> =>
  quantityIn(await chain.request('eth_gasPrice'), 'eth_gasPrice');
