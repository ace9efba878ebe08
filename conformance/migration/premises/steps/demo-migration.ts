/** Runs of the demo test, which only the library has (the interface document, "What the service does"). */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type CompletedRun, type ResultPart, requireCompleted } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { newStage, runStep } from '../runs/run-step.ts';

const options = { params: { default: PLAIN_PARAMS } };

/** A demo test on a base whose result file has a DAO as well. `resultBefore` is the result before the run. */
export const demoMigration: Premise<
  MigrationTarget,
  CompletedRun & { readonly resultBefore: Readonly<Record<'base' | 'dao', ResultPart>> }
> = premise<MigrationTarget>()({
  name: 'demo-migration',
  reasons: ['failed', 'missing'],
  find: async (tool, t) => {
    if (!tool.call) t.notApplicable('only the library has the demo test, and the tool is judged by its command alone');
    if (!tool.has('library', 'migrateDemoTest')) t.notApplicable('the library has no migrateDemoTest, by its names');
    await t.use(daoMigration);
    const stage = await newStage(t, tool);
    const base = requireCompleted(await runStep(tool, stage, { step: 'base', options }), 'base', t);
    const dao = requireCompleted(await runStep(tool, stage, { step: 'dao', options }, base), 'dao', t);
    const test = requireCompleted(await runStep(tool, stage, { step: 'demo', options, by: 'library' }, dao), 'test', t);
    return { ...test, resultBefore: { base: base.part, dao: dao.part } };
  },
});

/** Base, example DAO and demo test by one call of the library, on a fresh chain. */
export const allStepsMigration: Premise<MigrationTarget, CompletedRun> = premise<MigrationTarget>()({
  name: 'all-steps-migration',
  reasons: ['failed', 'missing'],
  find: async (tool, t) => {
    if (!tool.call) t.notApplicable('only the library has `migrate`, and the tool is judged by its command alone');
    if (!tool.has('library', 'migrate')) t.notApplicable('the library has no migrate, by its names');
    await t.use(daoMigration);
    const scene = await runStep(tool, await newStage(t, tool), { step: 'all', options, by: 'library' });
    for (const part of ['base', 'dao'] as const) requireCompleted(scene, part, t);
    return requireCompleted(scene, 'test', t);
  },
});
