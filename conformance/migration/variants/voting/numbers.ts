import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const USUAL_SECONDS = 2n ** 40n;

export const unusualPeriodsRefused = migrationVariant({
  text: 'refuses periods of thousands of years',
  cites: 'Interface, "Limits": other limits are not shown',
  needs: { looks: ['migration/voting/**', 'migration/parameters/org-name'] },
  install: (parts) =>
    withMigrationParts(parts, {
      params: (given) => {
        const params = parts.params(given);
        const long = params.VotingMachinesParams.some(
          (item) => !('votingParamsHash' in item) && item.queuedVotePeriodLimit > USUAL_SECONDS,
        );
        if (!long) return params;
        throw new MigrationError('params', 'VotingMachinesParams: expected shorter periods');
      },
    }),
});
