import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const legacyPrices = migrationVariant({
  text: 'pays the price of eth_gasPrice, even where blocks have a base fee',
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
