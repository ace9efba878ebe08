import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { declaredLimit } from '../../premises/exit/ended-runs.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const silentNode = check<MigrationTarget>()({
  proves: 'MIG-EN-003',
  reasons: { waits: 'a node that does not answer is waited for longer than declared' },
  run: async (tool, t) => {
    const { base } = await t.use(isolatedBase);
    const withinMs = declaredLimit(t, 'gives-up-within') * 1000;
    // What it does before and afterwards is its own.
    const timeoutMs = withinMs + base.run.durationMs + GRACE_MS;
    const cases = [
      { at: 'any', nth: 1 },
      { at: 'transaction', nth: 2 },
    ].map((one) => ({ ...one, times: Infinity, does: 'silence' as const }));
    const scenes = await Promise.all(
      cases.map(async (fault) => {
        const act = {
          step: 'base',
          options: { params: PLAIN_BY_NETWORK },
          script: { faults: [fault] },
          place: { timeoutMs },
        } as const;
        return runStep(tool, await newStage(tool), act);
      }),
    );
    await t.each(scenes, ({ run }) => {
      const expected = `an end within ${withinMs / 1000} s`;
      const defect = { reason: 'waits' as const, expected, actual: runSummary(run), at: 'base' };
      t.judge(run.ended.by === 'limit' && run.ended.limit === 'time' ? defect : undefined, evidenceOf(run));
    });
  },
});
const GRACE_MS = 3000;
