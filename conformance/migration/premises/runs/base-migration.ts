/** A base migration on a fresh chain. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { isJsonObject } from '../../../oracle/json/json.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { networkTakenFor } from '../chains/chain-network.ts';
import { requireCompleted } from './completed-run.ts';
import { asHanging, HANG_FACTOR, isStalled } from './hang-detection.ts';
import { newStage, runStep } from './run-step.ts';
import type { ScenarioRun, StepRequest } from './scenario-run.ts';

/** A base migration on a fresh chain. */
export const baseMigration = premise<MigrationTarget>()({
  name: 'base-migrated',
  reasons: ['failed', 'missing', 'not-object', 'network'],
  find: async (tool, t) => {
    const scene = await firstBase(tool, t);
    const { run, file } = scene;
    if (succeeded(run) && file !== undefined && !isJsonObject(parseJsonText(file))) {
      const actual = file.slice(0, 300);
      t.judge({ reason: 'not-object', expected: 'one JSON object', actual, at: 'migration.json' }, run);
    }
    const network = scene.result ? undefined : await networkTakenFor(scene, tool);
    if (network !== undefined)
      t.judge({ reason: 'network', expected: 'private', actual: network, at: 'migration.json' }, run);
    return requireCompleted(scene, 'base', t);
  },
});

/**
 * Nothing is known yet of how long the tool takes. Where it is cut off it is given three times as long, on another chain:
 * what gets no further then hangs.
 */
async function firstBase(tool: MigrationTarget, t: Trial<MigrationTarget, never>): Promise<ScenarioRun> {
  const act: StepRequest = { step: 'base', options: { params: { default: PLAIN_PARAMS } } };
  const first = await runStep(tool, await newStage(tool), act);
  if (first.run.unfinished === undefined) return first;
  const timeoutMs = Math.ceil(first.run.durationMs * HANG_FACTOR);
  const again = await runStep(tool, await newStage(tool), { ...act, place: { timeoutMs } });
  const { run, record } = again;
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  if (run.unfinished === undefined)
    return t.inconclusive(
      `a base migration took ${seconds(run.durationMs)}, and a run may take ${seconds(first.run.durationMs)}; --timeout gives each more time`,
    );
  return isStalled(run, record) ? { ...again, run: asHanging(run) } : again;
}
