import { check } from '../../../core/check/check.ts';
import type { RpcFault } from '../../../lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { hasWholeBase } from '../../premises/exit/node-failures.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const CASES: readonly { readonly cause: string; readonly fault: RpcFault }[] = [
  { cause: 'a node that cannot be reached', fault: { at: 'any', nth: 1, times: Infinity, does: 'close' } },
  { cause: 'a node that goes away at the second transaction', fault: { at: 'transaction', nth: 2, does: 'close' } },
];

export const unreachableNode = check<MigrationTarget>()({
  // MIG-EX-007 (must): A node that cannot be reached makes the migration fail. [durable-deploy, "Exit and errors"]
  proves: 'MIG-EX-007',
  reasons: { success: 'a migration that cannot reach its node ends as a success' },
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    await t.each(CASES, async ({ cause, fault }) => {
      const scene = await runStepOnBase(tool, on, {
        step: 'base',
        options: { params: PLAIN_BY_NETWORK },
        script: { faults: [fault] },
      });
      await on.stage.listen();
      // The second case does not occur if a tool sends everything in one transaction.
      const isWrong = succeeded(scene.run) && !(await hasWholeBase(scene, on));
      const success = { expected: `a failure: ${cause}`, actual: runSummary(scene.run), at: 'base' };
      t.judge(isWrong && { reason: 'success', ...success }, scene.run);
    });
  },
});
