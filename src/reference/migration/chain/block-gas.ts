/** The gas limits of transactions that are sent without an estimate. */
import { balanceOf, type Chain } from './chain.ts';
import type { Fees } from './fees.ts';
import { MOST } from './gas.ts';
import { type GasSources, limitOfUsed } from './gas-limits.ts';
import { quantityIn } from './quantity.ts';

/** For so many transactions at their limit an account must have ether. */
const TRANSACTIONS = 100n;

/** The gas of a block, within which each limit is. */
async function mostGas(chain: Chain): Promise<bigint> {
  const block = await chain.request<{ readonly gasLimit?: unknown } | null>('eth_getBlockByNumber', 'latest', false);
  const limit = quantityIn(block?.gasLimit ?? MOST, 'gasLimit of a block');
  if (limit > MOST) return MOST;
  return limit;
}

/**
 * The limits of transactions that are sent without an estimate. `ample`: where a node mines at once, for a private chain
 * on which the account has ether in plenty, since a limit is not what is paid. `rehearsed`: what each step used on a copy
 * of the chain, where the account could pay for all limits at once.
 */
export async function limitsOf(
  chain: Chain,
  account: string,
  fees: Fees,
  rehearsed?: ReadonlyMap<string, bigint>,
): Promise<Pick<GasSources, 'most' | 'ample' | 'rehearsed'>> {
  const [most, balance] = await Promise.all([mostGas(chain), balanceOf(chain, account)]);
  const price = fees.type === 0 ? fees.gasPrice : fees.maxFeePerGas;
  const isAmple = chain.network === 'private' && balance >= most * price * TRANSACTIONS;
  let whole = 0n;
  for (const used of rehearsed?.values() ?? []) whole += limitOfUsed(used, most);
  return { most, ample: isAmple ? most : undefined, rehearsed: balance >= whole * price ? rehearsed : undefined };
}
