import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/**
 * The transactions of a run that give native currency to an account. Two of them are innocent: one that the account sends to
 * itself, and one that funds an account which has deployed a contract and whose key nobody has (ERC-2470). A payment to a
 * contract may be the price of a call.
 */
export async function strangersPaid({ views, record, since }: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash?.toLowerCase()));
  const mined = await views.transactions(since + 1);
  const senders = new Set(mined.map(({ from }) => from.toLowerCase()));
  const paid: MinedTransaction[] = [];
  for (const transaction of mined) {
    const { hash, to, value, ok } = transaction;
    if (!ok || to === undefined || value === 0n || !hashes.has(hash.toLowerCase()) || senders.has(to)) continue;
    if ((await views.codeAt(to)) === '0x') paid.push(transaction);
  }
  return paid;
}
