import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { revertingCalls, revertingDeployment, revertingVotingCall } from '../../premises/exit/reverting-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';

export const revertedTransaction = check<MigrationTarget>()({
  // MIG-EX-006 (must): A transaction that is reverted makes the migration fail. [durable-deploy, "Exit and errors"]
  proves: 'MIG-EX-006',
  reasons: { success: 'a migration with a reverted transaction ends as a success' },
  run: async (tool, t) => {
    const hasContracts = tool.has('params', 'StandAloneContracts');
    const at = 'StandAloneContracts[0]';
    if (hasContracts) {
      const deployment = await t.use(revertingDeployment);
      t.judge(successDefect(deployment.run, 'the constructor of the contract Refusing reverts', at), deployment.run);
      for (const { call, scene } of await t.use(revertingCalls))
        t.judge(successDefect(scene.run, `${call} of the contract Refused reverts`, at), scene.run);
    }
    const call = await t.use(revertingVotingCall);
    if (!call && !hasContracts) t.notApplicable('it has no stand-alone contracts');
    if (call)
      t.judge(successDefect(call.run, 'a call of the voting machine reverts', 'VotingMachinesParams'), call.run);
  },
});

const successDefect = (run: Run, cause: string, at: string): Defect<'success'> | undefined =>
  succeeded(run) ? { reason: 'success', expected: `a failure: ${cause}`, actual: runSummary(run), at } : undefined;
