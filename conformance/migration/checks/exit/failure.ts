import { check } from '../../../core/check/check.ts';
import { hasWholeBase, nodeFailureRuns } from '../../premises/exit/node-failures.ts';
import { quietRefusals } from '../../premises/exit/quiet-refusals.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const failure = check<MigrationTarget>()({
  // MIG-EX-002 (must): A command that did not do what it was asked to do exits with another status than 0. [posix, "1.4, EXIT
  //   STATUS"]
  proves: 'MIG-EX-002',
  needs: ['argv'],
  reasons: {
    status: 'a refused command ends with 0',
    'half-done': 'a command ends with 0 before everything is migrated',
  },
  run: async (_tool, t) => {
    const on = await t.use(isolatedBase);
    for (const { option, run } of await t.use(quietRefusals)) {
      const status = { expected: 'another exit code than 0', actual: runSummary(run), at: option };
      t.judge(succeeded(run) && { reason: 'status', ...status }, run);
    }
    await t.each(await t.use(nodeFailureRuns), async ({ fault, scene }) => {
      const isHalfDone = succeeded(scene.run) && !(await hasWholeBase(scene, on));
      const halfDone = {
        expected: 'all of the base, or another exit code than 0',
        actual: runSummary(scene.run),
        at: `${fault.nth}. call of ${fault.at}: ${JSON.stringify(fault.does)}`,
      };
      t.judge(isHalfDone && { reason: 'half-done', ...halfDone }, scene.run);
    });
  },
});
