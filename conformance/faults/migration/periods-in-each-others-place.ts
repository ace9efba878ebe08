import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withCalls } from '../migration.ts';
import { unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'gives the voting machine two periods in each other’s place',
  breaks: 'MIG-VM-001',
  caughtBy: ['migration/voting/numbers#unset'],
  install: (parts) =>
    withCalls(unverified(parts), (step, call) => {
      if (!step.startsWith('VotingMachinesParams')) return call;
      const [[votes, queued, boosted, preBoosted, ...numbers], ...rest] = call.args as [unknown[], ...unknown[]];
      return { ...call, args: [[votes, preBoosted, boosted, queued, ...numbers], ...rest] };
    }),
});
