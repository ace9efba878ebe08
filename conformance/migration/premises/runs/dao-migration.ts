import { premise } from '../../../core/check/premise.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from './base-migration.ts';
import { type CompletedRun, type ResultPart, requireCompleted } from './completed-run.ts';
import { newStage, runStep } from './run-step.ts';

/** A DAO of the plain parameters, on a base and a chain of its own. */
export const daoMigration = premise<MigrationTarget>()({
  name: 'dao-migration',
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<CompletedRun & { readonly base: ResultPart }> => {
    // If no base can be migrated at all, only the checks of the base report it.
    await t.use(baseMigration);
    const stage = await newStage(t, tool);
    const options = { params: { default: PLAIN_PARAMS } };
    const base = requireCompleted(await runStep(tool, stage, { step: 'base', options }), 'base', t);
    const dao = requireCompleted(await runStep(tool, stage, { step: 'dao', options }, base), 'dao', t);
    return { ...dao, base: base.part };
  },
});
