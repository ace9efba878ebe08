/** What of a journal the chain bears out. */
import type { Chain } from '../chain/chain.ts';
import type { Journal } from './journal.ts';

/**
 * Whether the chain is still the one that the journal was written for. A local chain that was begun anew may have the
 * same genesis block: then none of the transactions is there. What a reorganisation took back is sent again.
 */
export async function stillThere(journal: Journal, chain: Chain): Promise<boolean> {
  const mined = [...journal.mined.values()];
  const receipts = await Promise.all(mined.map(({ hash }) => chain.receipt(hash)));
  const gone = mined.filter((_, index) => receipts[index] === null);
  if (gone.length > 0 && gone.length === mined.length) return false;
  for (const { step } of gone) journal.forget(step);
  return true;
}
