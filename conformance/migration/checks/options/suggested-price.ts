import { check } from '../../../core/check/check.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { isNearPrice } from '../../premises/prices/gas-price.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const suggestedPrice = check<MigrationTarget>()({
  proves: 'MIG-OP-004',
  needs: ['call'],
  reasons: { other: 'without `gasPrice` a transaction has a price far from what the node suggests' },
  run: async (_tool, t) => {
    const { sent, run, suggested, record } = await t.use(libraryDao);
    const told = record.calls.filter(({ method }) => method === 'eth_gasPrice').map(({ result }) => result);
    const prices = new Set([
      suggested,
      ...told.filter((one) => isQuantity(one)).map((one) => BigInt(JSON.parse(one!))),
    ]);
    // Base fee and tip are suggestions as well (EIP-1559); what comes of them is told by the checks of prices.
    await t.each(
      sent.filter(({ maxFeePerGas }) => maxFeePerGas === undefined),
      ({ hash, paid }) => {
        const defect = {
          expected: `${[...prices].join(' or ')} wei, or somewhat more`,
          actual: `${paid} wei`,
          at: `transaction ${hash}`,
        };
        const about = paid !== undefined && [...prices].some((said) => isNearPrice(paid, said));
        t.judge(about ? undefined : { reason: 'other', ...defect }, run);
      },
      'each transaction has fees of EIP-1559',
    );
  },
});

const isQuantity = (text: string | undefined) => /^"0x[0-9a-f]+"$/i.test(text ?? '');
