/** Compares a journal with the chain. */
import type { Chain } from '../chain/chain.ts';
import type { Journal } from './journal.ts';

/**
 * Whether the chain is still that of the journal. A local chain that was restarted may have the same genesis block:
 * then it has none of the transactions. Transactions that a reorganisation removed are sent again.
 */
export async function stillThere(journal: Journal, chain: Chain): Promise<boolean> {
  const mined = [...journal.mined.values()];
  const receipts = await Promise.all(mined.map(({ hash }) => chain.receipt(hash)));
  const gone = mined.filter((_, index) => receipts[index] === null);
  if (gone.length > 0 && gone.length === mined.length) return false;
  for (const { step } of gone) journal.forget(step);
  return true;
}
