import { check } from '../../../core/check/check.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runThroughFailures } from '../../premises/resume/failing-node-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const nodeFailures = check<MigrationTarget>()({
  proves: 'MIG-RE-008',
  reasons: { failed: 'after a node that failed for a moment the migration cannot be finished' },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    const { first } = await t.use(finishedDao);
    const { calls } = first.record;
    const kinds = ['lose-request', 'too-many', 'unavailable', 'garbage'] as const;
    // From the first transaction on there is something to lose; each has calls between it and the next.
    const begun = Math.max(
      0,
      calls.findIndex(({ k }) => k !== undefined),
    );
    const part = (calls.length - begun) / (kinds.length + 1);
    const going = kinds.map((does, i) => ({ at: 'any', nth: begun + Math.ceil(part * (i + 1)), does }));
    const { runs, last } = await runThroughFailures(tool, base, way, going);
    const expected = 'a migration that goes on, or is finished by the same command';
    const at = `${kinds.join(', ')}, ${runs.length} runs`;
    const fine = succeeded(last.run) && last.result?.result.dao !== undefined;
    t.judge(fine ? undefined : { reason: 'failed', expected, actual: runSummary(last.run), at }, last.run);
  },
});
