/** A base migration on a fresh chain. */

import { mismatch } from '../../../core/check/mismatch.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { resultObjectDefect } from '../../oracle/output/result-file.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { isStarved, succeeded } from '../../target/run.ts';
import { networkTakenFor } from '../chains/chain-network.ts';
import { requireCompleted } from './completed-run.ts';
import { asHanging, HANG_FACTOR, isStalled } from './hang-detection.ts';
import { newStage, runStep } from './run-step.ts';
import type { ScenarioRun, StepRequest } from './scenario-run.ts';

export const baseMigration = premise<MigrationTarget>()({
  name: 'base-migration',
  reasons: ['failed', 'missing', 'not-object', 'network'],
  find: async (tool, t) => {
    const scene = await firstBase(tool, t);
    const { run, file } = scene;
    if (succeeded(run) && file !== undefined) t.judge(resultObjectDefect(file), run);
    const network = scene.result ? undefined : await networkTakenFor(scene, tool);
    if (network !== undefined) t.judge(mismatch('network', 'private', network, 'migration.json'), run);
    return requireCompleted(scene, 'base', t);
  },
});

/**
 * The first base migration. The usual duration is not known yet, so a run that is cut off is repeated on another chain with
 * three times as much time: if that run gets no further, the tool hangs.
 */
async function firstBase(tool: MigrationTarget, t: Trial<MigrationTarget, never>): Promise<ScenarioRun> {
  const act: StepRequest = { step: 'base', options: { params: { default: PLAIN_PARAMS } } };
  const first = await runStep(tool, await newStage(t, tool), act);
  if (first.run.unfinished === undefined) return first;
  const timeoutMs = Math.ceil(first.run.durationMs * HANG_FACTOR);
  const second = await runStep(tool, await newStage(t, tool), { ...act, place: { timeoutMs } });
  const { run, record } = second;
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  if (run.unfinished === undefined)
    return t.inconclusive(
      `a base migration took ${seconds(run.durationMs)}, and a run may take ${seconds(first.run.durationMs)}; --timeout gives each more time`,
    );
  return isStalled(run, record) && !isStarved(run) ? { ...second, run: asHanging(run) } : second;
}
