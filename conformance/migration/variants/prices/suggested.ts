import type { Sending } from '../../../../src/reference/migration/index.ts';
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

export const pricesOfBothKinds = migrationVariant({
  text: 'pays the price of eth_gasPrice for each second transaction, and base fee and tip for the others',
  cites: 'Interface, "Command line": `--gas-price` is "Automatically suggested price" by default, of whichever kind',
  needs: { looks: ['migration/prices/**', 'migration/options/suggested-price'] },
  install: (parts) => {
    let count = 0;
    let legacy: Sending['fees'] | undefined;
    return withMigrationParts(parts, {
      feesOf: async (chain, givenWei) => {
        legacy = { type: 0, gasPrice: givenWei ?? BigInt(await chain.request<string>('eth_gasPrice')) };
        return parts.feesOf(chain, givenWei);
      },
      deployer: (sending) =>
        parts.deployer({
          ...sending,
          get fees() {
            return (++count % 2 === 0 && legacy) || sending.fees;
          },
        }),
    });
  },
});
