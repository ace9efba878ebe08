/** What a unit of gas is paid with: a price that was given is paid exactly; else as the node suggests (EIP-1559). */
import type { Chain } from './chain.ts';

export type Fees =
  | { readonly type: 0; readonly gasPrice: bigint }
  | { readonly type: 2; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** Blocks may become dearer by an eighth each; twice the present one lasts for six (EIP-1559). */
const HEADROOM = 2n;

export async function feesOf(chain: Chain, givenWei: bigint | undefined): Promise<Fees> {
  if (givenWei !== undefined) return { type: 0, gasPrice: givenWei };
  const block = await chain.request<{ baseFeePerGas?: string }>('eth_getBlockByNumber', 'latest', false);
  const suggested = BigInt(await chain.request<string>('eth_gasPrice'));
  if (block.baseFeePerGas === undefined) return { type: 0, gasPrice: suggested };
  const base = BigInt(block.baseFeePerGas);
  const tip = await chain.request<string>('eth_maxPriorityFeePerGas').then(BigInt, () => suggested - base);
  const maxPriorityFeePerGas = tip > 0n ? tip : 0n;
  return { type: 2, maxFeePerGas: base * HEADROOM + maxPriorityFeePerGas, maxPriorityFeePerGas };
}

/** What a unit of gas costs at present, in wei. */
export const priceOf = async (chain: Chain, fees: Fees): Promise<bigint> =>
  fees.type === 0 ? fees.gasPrice : BigInt(await chain.request<string>('eth_gasPrice'));
