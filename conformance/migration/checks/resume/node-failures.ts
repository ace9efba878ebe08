import { check } from '../../../core/check/check.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runThroughFailures } from '../../premises/resume/failing-node-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const MISHAPS = ['lose-request', 'too-many', 'unavailable', 'garbage'] as const;

export const nodeFailures = check<MigrationTarget>()({
  // MIG-RE-008 (must): When a node fails for a moment (no connection, 429, 503, no JSON), the migration can still be finished: it
  //   continues, or the same command finishes it. [durable-deploy, "Resuming"]
  proves: 'MIG-RE-008',
  reasons: { failed: 'after a node fails for a moment, the migration cannot be finished' },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    const { calls } = (await t.use(finishedDao)).first.record;
    // The failures begin after the first transaction, and there are calls between one and the next.
    const firstTransaction = calls.findIndex(({ k }) => k !== undefined);
    const begin = Math.max(0, firstTransaction);
    const distance = (calls.length - begin) / (MISHAPS.length + 1);
    const failures = MISHAPS.map((does, i) => ({ at: 'any', nth: begin + Math.ceil(distance * (i + 1)), does }));
    const { runs, last } = await runThroughFailures(tool, base, way, failures);
    const isFinished = succeeded(last.run) && last.result?.result.dao !== undefined;
    const failed = {
      expected: 'a migration that goes on, or is finished by the same command',
      actual: runSummary(last.run),
      at: `${MISHAPS.join(', ')}, ${runs.length} runs`,
    };
    t.judge(!isFinished && { reason: 'failed', ...failed }, last.run);
  },
});
