import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** 20 GWei. */
const KNOWN = 20n * 10n ** 9n;

export const paysAFixedPriceWhereBlocksHaveABaseFee = migrationFault({
  text: 'asks the node for a price, and pays a fixed one where blocks have a base fee',
  breaks: 'MIG-CL-013',
  caughtBy: ['migration/prices/suggested#price'],
  needs: { declare: { 'suggested-price': 'legacy' } },
  install: (parts) =>
    withMigrationParts(parts, {
      feesOf: async (chain, given) => {
        const fees = await parts.feesOf(chain, given);
        return fees.type === 0 ? fees : { type: 0, gasPrice: KNOWN };
      },
    }),
});

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
