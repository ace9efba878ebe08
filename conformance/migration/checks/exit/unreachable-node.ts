import { check } from '../../../core/check/check.ts';
import type { RpcFault } from '../../../lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { hasWholeBase } from '../../premises/exit/node-failures.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const unreachableNode = check<MigrationTarget>()({
  proves: 'MIG-EX-007',
  reasons: { success: 'a migration that cannot reach its node ends as a success' },
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    const cases: readonly { readonly what: string; readonly fault: RpcFault }[] = [
      { what: 'a node that is not there', fault: { at: 'any', nth: 1, times: Infinity, does: 'close' } },
      { what: 'a node that goes away at the second transaction', fault: { at: 'transaction', nth: 2, does: 'close' } },
    ];
    await t.each(cases, async ({ what, fault }) => {
      const scene = await runStepOnBase(tool, on, {
        step: 'base',
        options: { params: PLAIN_BY_NETWORK },
        script: { faults: [fault] },
      });
      await on.stage.listen();
      // A tool that sends all of it as one transaction has met no fault.
      const wrong = succeeded(scene.run) && !(await hasWholeBase(scene, on));
      const actual = runSummary(scene.run);
      t.judge(wrong ? { reason: 'success', expected: `a failure: ${what}`, actual, at: 'base' } : undefined, scene.run);
    });
  },
});
