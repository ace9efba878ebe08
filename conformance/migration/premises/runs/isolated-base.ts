import { premise } from '../../../core/check/premise.ts';
import type { Place } from '../../../lab/place/place.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { PlaceSettings } from '../../target/stage.ts';
import { baseMigration } from './base-migration.ts';
import { type CompletedRun, requireCompleted } from './completed-run.ts';
import { HANG_FACTOR, usualDurationMs } from './hang-detection.ts';
import { newStage, runStep } from './run-step.ts';
import type { RunStage, ScenarioRun, StepRequest } from './scenario-run.ts';
import { resetTool } from './shared-result-file.ts';

/** The base, and how long a run may take that is not to take longer than it. */
export interface IsolatedBase {
  readonly stage: RunStage;
  readonly base: CompletedRun;
  readonly patienceMs: number;
}

const LEAST_PATIENCE_MS = 12_000;
/** How many times as long as the base migration. */
const PATIENCE_FACTOR = 5;

export const isolatedBase = premise<MigrationTarget>()({
  name: 'isolated-base',
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<IsolatedBase> => {
    // Where no base can be migrated at all, that is said once.
    await t.use(baseMigration);
    const stage = await newStage(t, tool);
    const scene = await runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS } } });
    const base = requireCompleted(scene, 'base', t);
    const { timeoutMs = Number.POSITIVE_INFINITY } = base.at;
    return {
      stage,
      base,
      patienceMs: Math.min(timeoutMs, Math.max(LEAST_PATIENCE_MS, base.run.durationMs * PATIENCE_FACTOR)),
    };
  },
});

/** A place for a further run: with the base migration in its result file, or with nothing where a base is to be migrated. */
export async function placeOnBase(
  tool: MigrationTarget,
  { stage, base, patienceMs }: IsolatedBase,
  step: StepRequest['step'],
  settings: PlaceSettings = {},
): Promise<Place> {
  await resetTool(tool, stage);
  // The known tool wants it for a base migration as well.
  const params = { [tool.fileOf('migration-params.json')]: tool.paramsText({ default: PLAIN_PARAMS }, stage.network) };
  const resultFile = step === 'base' ? {} : { [tool.fileOf('migration.json')]: base.file! };
  return stage.place({ timeoutMs: patienceMs, ...settings, files: { ...params, ...resultFile, ...settings.files } });
}

/** At least the time after which a run is known to hang (hang-detection.ts), even if the machine has become slower. */
function patienceFor({ stage, base, patienceMs }: IsolatedBase, step: StepRequest['step']): number {
  const { timeoutMs = Number.POSITIVE_INFINITY } = base.at;
  return Math.min(timeoutMs, Math.max(patienceMs, (usualDurationMs(stage.state, step) ?? 0) * HANG_FACTOR));
}

/** A further run in a place of its own, or where an earlier one was. */
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
