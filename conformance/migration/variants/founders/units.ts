import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const UNIT = 10n ** 18n;

/** Of an amount that was read as one of whole units. */
function number(amount: bigint): bigint {
  if (amount % UNIT === 0n) return amount / UNIT;
  throw new MigrationError('params', `expected a whole number of the smallest unit, found ${amount} / 10^18`);
}

export const smallestUnits = migrationVariant({
  text: 'reads amounts as numbers of the smallest unit',
  cites: 'choice founder-units: smallest; choice voting-amounts: smallest',
  needs: {
    declare: { 'founder-units': 'smallest', 'voting-amounts': 'smallest' },
    looks: ['migration/founders/**', 'migration/voting/**'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        founders: params.founders.map((founder) => ({
          ...founder,
          tokens: number(founder.tokens),
          reputation: number(founder.reputation),
        })),
        VotingMachinesParams: params.VotingMachinesParams.map((param) =>
          'votingParamsHash' in param
            ? param
            : {
                ...param,
                proposingRepReward: number(param.proposingRepReward),
                minimumDaoBounty: number(param.minimumDaoBounty),
              },
        ),
      }),
    }),
});
