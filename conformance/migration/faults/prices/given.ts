import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const MILLION = 10n ** 6n;

export const givenPriceInThousandths = migrationFault({
  text: 'pays a given price in whole thousandths of a GWei',
  breaks: 'MIG-CL-012',
  caughtBy: ['migration/prices/given#price'],
  install: (parts) =>
    withMigrationParts(parts, {
      feesOf: async (chain, givenWei) =>
        parts.feesOf(chain, givenWei === undefined ? undefined : (givenWei / MILLION) * MILLION),
    }),
});
