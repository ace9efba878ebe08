import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** 20 GWei. */
const KNOWN = 20n * 10n ** 9n;

export const knowsThePriceWithoutTheNode = migrationFault({
  text: 'pays a fixed price, and asks no node for a price',
  breaks: 'MIG-CL-013',
  caughtBy: ['migration/prices/suggested#not-asked'],
  needs: { declare: { 'suggested-price': 'legacy' } },
  install: (parts) =>
    withMigrationParts(parts, {
      feesOf: async (chain, given) => (given === undefined ? { type: 0, gasPrice: KNOWN } : parts.feesOf(chain, given)),
    }),
});
