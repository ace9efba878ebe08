import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const givenPriceAsCeiling = migrationVariant({
  text: 'uses a given gas price as the maximum where blocks have a base fee',
  cites: 'choice given-price: ceiling',
  needs: { declare: { 'given-price': 'ceiling' }, looks: ['migration/prices/**', 'migration/options/gas-price'] },
  install: (parts) =>
    withMigrationParts(parts, {
      feesOf: async (chain, givenWei) => {
        const fees = await parts.feesOf(chain, undefined);
        if (givenWei === undefined) return fees;
        if (fees.type === 0) return parts.feesOf(chain, givenWei);
        // No tip may be more than the fee that it is part of (EIP-1559).
        const [tip = 0n] = [fees.maxPriorityFeePerGas, givenWei].sort((a, b) => Number(a - b));
        return { type: 2, maxFeePerGas: givenWei, maxPriorityFeePerGas: tip };
      },
    }),
});
