import { premise } from '../../../core/check/premise.ts';
import { contractJson, paramsWithOwnedContract } from '../../inputs/own-contracts/owned-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { ownedContractFiles } from '../contracts/build-files.ts';
import { requireParams } from '../parameters/required-params.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** A DAO with a stand-alone contract whose data is in a file; undefined if the tool does not migrate it. */
export const ownedContractRun = premise<MigrationTarget>()({
  name: 'owned-contract-run',
  find: async (tool, t): Promise<ScenarioRun | undefined> => {
    requireParams(tool, t, 'StandAloneContracts', 'name', 'params');
    await t.use(daoMigration);
    const on = await t.use(isolatedBase);
    const place = { files: ownedContractFiles(tool, contractJson('Owned')) };
    const scene = await runStepOnBase(tool, on, {
      step: 'dao',
      options: { params: { default: paramsWithOwnedContract() } },
      place,
    });
    return succeeded(scene.run) ? scene : undefined;
  },
});
