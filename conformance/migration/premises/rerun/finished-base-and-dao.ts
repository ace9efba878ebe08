import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { newStage, runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import type { ScenarioRun, StepRequest } from '../runs/scenario-run.ts';
import { unforcedBase } from './unforced-base.ts';

/** Base and DAO at once, and the same command once more. undefined if they cannot be migrated so without `force`. */
export const finishedBaseAndDao = premise<MigrationTarget>()({
  name: 'finished-base-and-dao',
  find: async (tool, t): Promise<Readonly<Record<'first' | 'rerun', ScenarioRun>> | undefined> => {
    const { way } = await t.use(unforcedBase);
    if (!tool.argv && !tool.has('library', STEP_MEMBERS.all)) return undefined;
    const stage = await newStage(t, tool);
    const act: StepRequest = {
      step: 'all',
      options: { ...way.options, params: { default: paramsOfOwnFounders(stage) } },
      place: way.place,
    };
    const first = await runStep(tool, stage, act);
    if (!succeeded(first.run) || first.result?.result.dao === undefined) return undefined;
    return { first, rerun: await runStep(tool, stage, act, first) };
  },
});
