import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** The suite's own DAOs have one of these letters in their names; few generated ones have. */
const COMMON = /[en]/;

export const lengthensPeriodsByName = migrationFault({
  text: 'has the queued period a second longer for a DAO with neither e nor n in its name',
  breaks: 'MIG-VM-001',
  caughtBy: ['migration/voting/generated#differs'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        VotingMachinesParams: params.VotingMachinesParams.map((param) =>
          'votingParamsHash' in param || COMMON.test(params.orgName)
            ? param
            : { ...param, queuedVotePeriodLimit: param.queuedVotePeriodLimit + 1n },
        ),
      }),
    }),
});
