import type { ScenarioRun } from '../runs/scenario-run.ts';
import { foreignTransactions } from './foreign-transactions.ts';

/**
 * The accounts that sent the transactions of a run, in lower case, without accounts whose key nobody has. `lastBlock` is the
 * last block before a further run.
 */
export async function sendersOf(
  { views, account, since }: ScenarioRun,
  lastBlock = Infinity,
): Promise<readonly string[]> {
  const transactions = (await views.transactions()).filter(({ block }) => block <= lastBlock);
  const address = account.address.toLowerCase();
  const foreign = foreignTransactions(transactions, address, since).map(({ from }) => from.toLowerCase());
  const hasOwn = transactions.some(({ block, from }) => block > since && from.toLowerCase() === address);
  return [...new Set([...(hasOwn ? [address] : []), ...foreign])];
}
