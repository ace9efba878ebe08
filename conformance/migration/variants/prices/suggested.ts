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

/** 30 GWei. */
const OF_AN_ORACLE = 30n * 10n ** 9n;

export const priceOfAnOracle = migrationVariant({
  text: 'pays the price of an oracle, whatever the node suggests',
  cites: 'choice suggested-price: oracle',
  needs: {
    declare: { 'suggested-price': 'oracle' },
    looks: ['migration/prices/**', 'migration/options/suggested-price'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      feesOf: async (chain, given) =>
        given === undefined ? { type: 0, gasPrice: OF_AN_ORACLE } : parts.feesOf(chain, given),
    }),
});
