/** Runs of every kind, and the limits within which they must end. */
import type { Trial } from '../../../core/check/trial.ts';
import type { ChoiceName } from '../../../core/spec/choice.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase } from '../runs/isolated-base.ts';
import { quietRefusals } from './quiet-refusals.ts';
import { revertingDeployment } from './reverting-runs.ts';

const DEFAULTS = { attempts: 10, 'gives-up-within': 60 } as const;
export const declaredLimit = (t: Trial<MigrationTarget, string>, choice: keyof typeof DEFAULTS): number =>
  Number(t.declared(choice satisfies ChoiceName) ?? DEFAULTS[choice]);

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
