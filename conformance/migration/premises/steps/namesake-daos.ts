import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** Two DAOs of one name and of other parameters upon one base, each migrated where nothing is known but that base. */
export const namesakeDaos: Premise<
  MigrationTarget,
  Readonly<Record<'first' | 'second', ScenarioRun>>
> = premise<MigrationTarget>()({
  name: 'namesakes',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(daoMigration);
    const on = await t.use(isolatedBase);
    const named = (tokenName: string, founders = PLAIN_PARAMS.founders) => {
      const params = { default: { ...PLAIN_PARAMS, orgName: 'Namesake Organisation', tokenName, founders } };
      return runStepOnBase(tool, on, { step: 'dao', options: { params } });
    };
    const first = await named('First Token');
    const actual = runSummary(first.run);
    if (!succeeded(first.run)) t.judge({ reason: 'failed', expected: 'a run that succeeds', actual }, first.run);
    return { first, second: await named('Second Token', PLAIN_PARAMS.founders.slice(1)) };
  },
});
