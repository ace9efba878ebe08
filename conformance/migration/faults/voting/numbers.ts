import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

export const swapsTwoVotingPeriods = migrationFault({
  text: 'gives the voting machine two periods in each other’s place',
  breaks: 'MIG-VM-001',
  caughtBy: ['migration/voting/numbers#unset'],
  install: (parts) =>
    withCalls(withoutVerification(parts), (step, call) => {
      if (!step.startsWith('VotingMachinesParams')) return call;
      const [[votes, queued, boosted, preBoosted, ...numbers], ...rest] = call.args as [unknown[], ...unknown[]];
      return { ...call, args: [[votes, preBoosted, boosted, queued, ...numbers], ...rest] };
    }),
});
