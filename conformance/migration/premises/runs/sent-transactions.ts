import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { RecordedRpc } from '../../target/stage.ts';
import type { ScenarioRun } from './scenario-run.ts';

/** The number of transactions that a run sent, mined or not. */
export const transactionsSentBy = ({ calls }: RecordedRpc): number => calls.filter(({ k }) => k !== undefined).length;

/** The mined transactions of the run's account. MIG-AU-001 judges those of other accounts. */
export async function accountTransactions({
  views,
  record,
  account,
}: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(account.address)).filter(({ hash }) => hashes.has(hash));
}
