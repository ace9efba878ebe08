import { check } from '../../../core/check/check.ts';
import { endedRuns } from '../../premises/exit/ended-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const leavesNothingRunning = check<MigrationTarget>()({
  // MIG-EN-004 (must): A command that has ended leaves no process behind. [durable-deploy, "Ending"]
  proves: 'MIG-EN-004',
  needs: ['processes'],
  reasons: { left: 'a process is still running after the command has ended' },
  run: async (tool, t) => {
    const ended = (await endedRuns(tool, t)).filter(({ run }) => run.ended.by === 'exit' || run.ended.by === 'signal');
    await t.each(ended, ({ run }) => {
      const actual = `still running: ${run.left.join('; ').slice(0, 300)}`;
      const left = { reason: 'left' as const, expected: 'no process', actual, at: 'processes' };
      t.judge(run.left.length > 0 && left, run);
    });
  },
});
