/** A base on which many DAOs are migrated, one after the other, each in a place of its own. */

import { premise } from '../../../core/check/premise.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from './base-migration.ts';
import { type CompletedRun, requireCompleted } from './completed-run.ts';
import { newStage, runStep } from './run-step.ts';
import type { ScenarioRun } from './scenario-run.ts';
import { resetTool } from './shared-result-file.ts';

/** The gas limit of a block with room for a hundred founders at once. It is below the limit of EIP-7825 for one transaction. */
const ROOMY_GAS_LIMIT = 16_000_000;

/** Whether blocks have room for many founders: the settings of a tool's chains may have a lower limit. */
export const hasRoomyBlocks = (tool: MigrationTarget): boolean =>
  (tool.chain.gasLimit ?? ROOMY_GAS_LIMIT) >= ROOMY_GAS_LIMIT;

export const sharedBase = premise<MigrationTarget>()({
  name: 'shared-base',
  inTurn: true,
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<CompletedRun> => {
    // If no base can be migrated at all, only the checks of the base report it.
    await t.use(baseMigration);
    const stage = await newStage(t, tool, tool.chain.gasLimit === undefined ? { gasLimit: ROOMY_GAS_LIMIT } : {});
    return requireCompleted(
      await runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS } } }),
      'base',
      t,
    );
  },
});

/** Migrates a DAO on a base. The result file has that base and nothing else. */
export async function migrateDaoOnBase(
  tool: MigrationTarget,
  base: CompletedRun,
  params: DaoParams,
  files: Readonly<Record<string, string>> = {},
): Promise<ScenarioRun> {
  await resetTool(tool, base.stage, base.at);
  const at = await base.stage.place({ files: { ...files, [tool.fileOf('migration.json')]: base.file! } });
  return runStep(tool, base.stage, { step: 'dao', options: { params: { default: params } } }, { at });
}
