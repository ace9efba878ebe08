/** Whose contracts those of a run are. */

import type { Trial } from '../../../core/check/trial.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const OTHER_ACCOUNT_REASON = { account: 'a contract is deployed by another account' };

/** Whose contracts they are: what else a scenario does may be done by its own accounts. */
export function judgeDeployingAccount(
  t: Trial<MigrationTarget, 'account'>,
  { run }: ScenarioRun,
  sent: readonly MinedTransaction[],
  expected: string,
): void {
  const other = sent.find(({ to, from }) => to === undefined && !isSameAddress(from, expected));
  t.judge(other && { reason: 'account', expected, actual: other.from, at: `transaction ${other.hash}` }, run);
}
