import { premise } from '../../../core/check/premise.ts';
import type { Place } from '../../../lab/place/place.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { PlaceSettings } from '../../target/stage.ts';
import { baseMigration } from './base-migration.ts';
import { type CompletedRun, requireCompleted } from './completed-run.ts';
import { hangPatienceMs } from './hang-detection.ts';
import { newStage, runStep } from './run-step.ts';
import type { RunStage, ScenarioRun, StepRequest } from './scenario-run.ts';
import { resetTool } from './shared-result-file.ts';

/** A base on a chain of its own, and the time limit for runs on it. */
export interface IsolatedBase {
  readonly stage: RunStage;
  readonly base: CompletedRun;
  readonly patienceMs: number;
}

const LEAST_PATIENCE_MS = 12_000;
/** The time limit of a run as a multiple of the base migration's duration. */
const PATIENCE_FACTOR = 5;

const isolatedBaseOf = (name: string) =>
  premise<MigrationTarget>()({
    name,
    inTurn: true,
    reasons: ['failed', 'missing'],
    find: async (tool, t): Promise<IsolatedBase> => {
      // If no base can be migrated at all, only the checks of the base report it.
      await t.use(baseMigration);
      const stage = await newStage(t, tool);
      const scene = await runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS } } });
      const base = requireCompleted(scene, 'base', t);
      const { timeoutMs = Number.POSITIVE_INFINITY } = base.at;
      return {
        stage,
        base,
        patienceMs: Math.min(
          timeoutMs,
          Math.max(LEAST_PATIENCE_MS, base.run.durationMs * PATIENCE_FACTOR) * t.state.slowdown,
        ),
      };
    },
  });

export const isolatedBase = isolatedBaseOf('isolated-base');
/** For a dozen runs of one check, during which others use the first one. */
export const restartBase = isolatedBaseOf('restart-base');

/** A place for a further run: its result file has the base, or there is no such file for a run that migrates a base. */
export async function placeOnBase(
  tool: MigrationTarget,
  { stage, base, patienceMs }: IsolatedBase,
  step: StepRequest['step'],
  settings: PlaceSettings = {},
): Promise<Place> {
  await resetTool(tool, stage);
  // The known tool requires the parameters file for a base migration as well.
  const params = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN_PARAMS }, stage.network) };
  const resultFile = step === 'base' ? {} : { [tool.fileOf('migration.json')]: base.file! };
  return stage.place({ timeoutMs: patienceMs, ...settings, files: { ...params, ...resultFile, ...settings.files } });
}

/** At least the time after which a run is known to hang (hang-detection.ts), even if the machine has become slower. */
function patienceFor({ stage, base, patienceMs }: IsolatedBase, step: StepRequest['step']): number {
  const { timeoutMs = Number.POSITIVE_INFINITY } = base.at;
  return Math.min(timeoutMs, Math.max(patienceMs, hangPatienceMs(stage.state, step) ?? 0));
}

/** A further run in a place of its own, or in that of an earlier run. */
export async function runStepOnBase(
  tool: MigrationTarget,
  on: IsolatedBase,
  act: StepRequest,
  where?: { readonly at: Place },
): Promise<ScenarioRun> {
  const { files: _written, ...settings } = act.place ?? {};
  const at = where?.at ?? (await placeOnBase(tool, on, act.step, act.place));
  return runStep(tool, on.stage, { ...act, place: { timeoutMs: patienceFor(on, act.step), ...settings } }, { at });
}
