import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** Two DAOs of one name, with different parameters, on one base. The tool knows nothing but that base. */
export const namesakeDaos: Premise<
  MigrationTarget,
  Readonly<Record<'first' | 'second', ScenarioRun>>
> = premise<MigrationTarget>()({
  name: 'namesake-daos',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(daoMigration);
    const on = await t.use(isolatedBase);
    const named = (tokenName: string, founders = PLAIN_PARAMS.founders) => {
      const params = { default: { ...PLAIN_PARAMS, orgName: 'Namesake Organisation', tokenName, founders } };
      return runStepOnBase(tool, on, { step: 'dao', options: { params } });
    };
    const first = await named('First Token');
    t.judge(failedRunDefect('failed', first.run), first.run);
    return { first, second: await named('Second Token', PLAIN_PARAMS.founders.slice(1)) };
  },
});

/** Whether a chain takes the name of a DAO twice: where it does not, the same parameters make no second DAO. */
export const takesNameTwice = premise<MigrationTarget>()({
  name: 'takes-name-twice',
  inTurn: false,
  find: async (_tool, t) => {
    const daos = await t.attempt(namesakeDaos);
    return daos !== undefined && succeeded(daos.second.run);
  },
});
