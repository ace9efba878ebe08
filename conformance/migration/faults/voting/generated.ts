import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** Seconds, in days: beyond all that the suite's own DAOs have. */
const MOST = 30n * 86_400n;
const cut = (seconds: bigint) => (seconds > MOST ? MOST : seconds);

export const cutsLongPeriods = migrationFault({
  text: 'cuts periods and times of voting parameters at thirty days',
  breaks: 'MIG-VM-001',
  caughtBy: ['migration/voting/generated#differs'],
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
