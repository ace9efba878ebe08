import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

/** Seconds, in days: beyond all that the suite's own DAOs have. */
const MOST = 30n * 86_400n;
const cut = (seconds: bigint) => (seconds > MOST ? MOST : seconds);

export default fault<Parts>({
  text: 'cuts periods and times of voting parameters at thirty days',
  breaks: 'MIG-VM-001',
  caughtBy: ['migration/voting/generated#differs'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        VotingMachinesParams: params.VotingMachinesParams.map((one) =>
          'votingParamsHash' in one
            ? one
            : {
                ...one,
                queuedVotePeriodLimit: cut(one.queuedVotePeriodLimit),
                preBoostedVotePeriodLimit: cut(one.preBoostedVotePeriodLimit),
                activationTime: cut(one.activationTime),
              },
        ),
      }),
    }),
});
