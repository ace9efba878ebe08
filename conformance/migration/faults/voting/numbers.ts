import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls, withMigrationParts } from '../../testbed/parts.ts';
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

/** Seconds, in days: beyond all periods of known releases. */
const MOST = 30n * 86_400n;
const cut = (seconds: bigint) => (seconds > MOST ? MOST : seconds);

export const cutsLongPeriods = migrationFault({
  text: 'cuts periods and times of voting parameters at thirty days',
  breaks: 'MIG-VM-001',
  caughtBy: ['migration/voting/numbers#number'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        VotingMachinesParams: params.VotingMachinesParams.map((param) =>
          'votingParamsHash' in param
            ? param
            : {
                ...param,
                queuedVotePeriodLimit: cut(param.queuedVotePeriodLimit),
                preBoostedVotePeriodLimit: cut(param.preBoostedVotePeriodLimit),
                activationTime: cut(param.activationTime),
              },
        ),
      }),
    }),
});
