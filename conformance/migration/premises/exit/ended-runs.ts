/** Runs of every kind. */
import type { Trial } from '../../../core/check/trial.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase } from '../runs/isolated-base.ts';
import { quietRefusals } from './quiet-refusals.ts';
import { revertingDeployment } from './reverting-runs.ts';

/** Successful runs, refused runs, and runs that fail midway. */
export async function endedRuns(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, string>,
): Promise<readonly { readonly run: Run; readonly at?: Place }[]> {
  const { base } = await t.use(isolatedBase);
  const dao = await t.attempt(daoMigration);
  const failed = await t.attempt(revertingDeployment);
  const refused = tool.argv ? ((await t.attempt(quietRefusals)) ?? []) : [];
  return [base, ...(dao ? [dao] : []), ...(failed ? [failed] : []), ...refused.map(({ run }) => ({ run }))];
}
