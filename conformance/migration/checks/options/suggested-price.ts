import { check } from '../../../core/check/check.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { isNearPrice, pricesAnswered, undeclaredSourceText } from '../../premises/prices/gas-price.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const suggestedPrice = check<MigrationTarget>()({
  // MIG-OP-004 (must): Without `gasPrice`, the gas price is one that the node suggests, or another source that is declared.
  //   [interface, "Library options object"]
  proves: 'MIG-OP-004',
  needs: ['call'],
  reasons: { other: 'without `gasPrice` a transaction has a price far from the one that the node suggests' },
  run: async (_tool, t) => {
    const { sent, run, suggested, record } = await t.use(libraryDao);
    const prices = new Set([suggested, ...pricesAnswered(record.calls)]);
    // MIG-CL-013 judges transactions with a base fee and a tip (EIP-1559).
    await t.each(
      sent.filter(({ maxFeePerGas }) => maxFeePerGas === undefined),
      ({ hash, paid }) => {
        const isNear = paid !== undefined && [...prices].some((price) => isNearPrice(paid, price));
        const expected = `${[...prices].join(' or ')} wei, or somewhat more`;
        const otherPrice = { reason: 'other' as const, expected, actual: `${paid} wei`, at: `transaction ${hash}` };
        const declared = t.declared('suggested-price');
        if (!isNear && declared === undefined) t.inconclusive(undeclaredSourceText(otherPrice));
        t.judge(!isNear && declared !== 'oracle' && otherPrice, run);
      },
      'each transaction has fees of EIP-1559',
    );
  },
});
