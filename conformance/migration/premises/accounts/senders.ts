/** Who sent the transactions of a run. */
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { foreignTransactions } from './foreign-transactions.ts';

export const SUCCESSFUL_RUN_TEXT = 'a run that succeeds';

/** Who sent a run's transactions, but for those of nobody's. In lower case. `until`: the last block before a further run. */
export async function sendersOf({ views, account, since }: ScenarioRun, until = Infinity): Promise<readonly string[]> {
  const all = (await views.transactions()).filter(({ block }) => block <= until);
  const others = foreignTransactions(all, account.address, since).map(({ from }) => from.toLowerCase());
  const own = all.some((one) => one.block > since && one.from.toLowerCase() === account.address.toLowerCase());
  return [...new Set([...(own ? [account.address.toLowerCase()] : []), ...others])];
}
