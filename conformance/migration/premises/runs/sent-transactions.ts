/** The transactions of a run: how many a tool sent, and which of them the chain has. */

import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { RecordedRpc } from '../../target/stage.ts';
import type { ScenarioRun } from './scenario-run.ts';

/** How many transactions a run sent, whether or not they got anywhere. */
export const transactionsSentBy = ({ calls }: RecordedRpc): number => calls.filter(({ k }) => k !== undefined).length;

/** What an account sent in a run. What others sent is judged by itself (MIG-AU-001). */
export async function accountTransactions({
  views,
  record,
  account,
}: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(account.address)).filter(({ hash }) => hashes.has(hash));
}
