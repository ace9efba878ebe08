import { check } from '../../../core/check/check.ts';
import { revertingCalls, revertingDeployment, revertingVotingCall } from '../../premises/exit/reverting-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const revertedTransaction = check<MigrationTarget>()({
  proves: 'MIG-EX-006',
  reasons: { success: 'a migration in which a transaction is reverted ends as a success' },
  run: async (tool, t) => {
    const judge = ({ run }: ScenarioRun, at: string, what: string) => {
      const defect = { expected: `a failure: ${what}`, actual: runSummary(run), at };
      t.judge(succeeded(run) ? { reason: 'success', ...defect } : undefined, run);
    };
    if (tool.has('params', 'StandAloneContracts')) {
      judge(
        await t.use(revertingDeployment),
        'StandAloneContracts[0]',
        'the constructor of the contract Refusing reverts',
      );
      for (const { what, scene } of await t.use(revertingCalls))
        judge(scene, 'StandAloneContracts[0]', `${what} of the contract Refused reverts`);
    }
    const call = await t.use(revertingVotingCall);
    if (call) judge(call, 'VotingMachinesParams', 'the call of the voting machine was mined, and reverted');
    else if (!tool.has('params', 'StandAloneContracts')) t.notApplicable('it has no stand-alone contracts');
  },
});
