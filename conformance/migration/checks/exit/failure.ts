import { check } from '../../../core/check/check.ts';
import { hasWholeBase, nodeFailureRuns } from '../../premises/exit/node-failures.ts';
import { quietRefusals } from '../../premises/exit/quiet-refusals.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const failure = check<MigrationTarget>()({
  proves: 'MIG-EX-002',
  needs: ['argv'],
  reasons: {
    status: 'a command that was refused ends with 0',
    'half-done': 'a command ends with 0, though not everything was migrated',
  },
  run: async (_tool, t) => {
    const on = await t.use(isolatedBase);
    for (const { at_: at, run } of await t.use(quietRefusals)) {
      const defect = { reason: 'status' as const, expected: 'another exit code than 0', actual: runSummary(run), at };
      t.judge(succeeded(run) ? defect : undefined, run);
    }
    await t.each(await t.use(nodeFailureRuns), async ({ fault, scene }) => {
      const { run } = scene;
      const wrong = succeeded(run) && !(await hasWholeBase(scene, on));
      const at = `${fault.nth}. call of ${fault.at}: ${JSON.stringify(fault.does)}`;
      const expected = 'all of the base, or another exit code than 0';
      t.judge(wrong ? { reason: 'half-done', expected, actual: runSummary(run), at } : undefined, run);
    });
  },
});
