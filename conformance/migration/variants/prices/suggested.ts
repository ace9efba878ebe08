import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const legacyPrices = migrationVariant({
  text: 'pays what eth_gasPrice says, where blocks have a base fee as well',
  cites: 'choice suggested-price: legacy',
  needs: {
    declare: { 'suggested-price': 'legacy' },
    looks: ['migration/prices/**', 'migration/options/suggested-price'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      feesOf: async (chain, givenWei) => ({
        type: 0,
        gasPrice: givenWei ?? BigInt(await chain.request<string>('eth_gasPrice')),
      }),
    }),
});
