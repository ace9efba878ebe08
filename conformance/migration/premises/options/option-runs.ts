/** Runs by the library that show one option each. */

import { premise } from '../../../core/check/premise.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { libraryBase } from '../library/library-base.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { newStage, runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { resetTool } from '../runs/shared-result-file.ts';

/** A well-formed version that was never published. */
const NO_VERSION = '0.0.1-rc.99999';
const params = { default: PLAIN_PARAMS };

export const unknownCoreVersionRuns = premise<MigrationTarget>()({
  name: 'unknown-core-version-runs',
  find: async (tool, t): Promise<readonly (readonly [member: string, ScenarioRun])[]> => {
    const { file } = await t.use(libraryBase);
    const options = { params, coreVersion: NO_VERSION };
    const name = tool.fileOf('migration.json');
    const runs: (readonly [string, ScenarioRun])[] = [];
    for (const step of ['base', 'dao', 'demo', 'all'] as const) {
      const member = STEP_MEMBERS[step];
      if (!tool.has('library', member)) continue;
      const { stage } =
        step === 'dao' || step === 'demo' ? await t.use(libraryBase) : { stage: await newStage(t, tool) };
      await resetTool(tool, stage);
      const place = step === 'dao' || step === 'demo' ? { files: { [name]: file! } } : {};
      runs.push([member, await runStep(tool, stage, { step, options, place, by: 'library' })]);
    }
    return runs;
  },
});

/** A base migration with `disable-confs`, which asks no question, and without `force`. */
export const unconfirmedBase = premise<MigrationTarget>()({
  name: 'unconfirmed-base',
  find: async (tool, t) => {
    await t.use(libraryBase);
    const options = { params, force: undefined, 'disable-confs': true };
    return runStep(tool, await newStage(t, tool), { step: 'base', options, by: 'library' });
  },
});

/** A base by the library, on a chain that only these runs use. */
export const spareBase = premise<MigrationTarget>()({
  name: 'spare-base',
  inTurn: true,
  find: async (tool, t) => {
    await t.use(libraryBase);
    const without = await t.use(unconfirmedBase);
    if (without.result?.result.base && succeeded(without.run)) return without;
    return runStep(tool, await newStage(t, tool), { step: 'base', options: { params }, by: 'library' });
  },
});

/** A second base migration with `force`: the contracts before it, and the run. */
export const forcedRerun = premise<MigrationTarget>()({
  name: 'forced-rerun',
  find: async (tool, t): Promise<{ readonly baseBefore: ResultPart; readonly rerun: ScenarioRun }> => {
    const scene = await t.use(spareBase);
    const baseBefore = scene.result?.result.base;
    if (!baseBefore) return t.inconclusive('a base migration by the library that succeeded before now fails');
    const rerun = await runStep(tool, scene.stage, { step: 'base', options: { params }, by: 'library' }, scene);
    return { baseBefore, rerun };
  },
});
