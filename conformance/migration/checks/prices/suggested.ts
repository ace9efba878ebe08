import { check } from '../../../core/check/check.ts';
import { feeMarketRuns } from '../../premises/prices/fee-market-runs.ts';
import { PRICE_METHODS, suggestedPriceDefect } from '../../premises/prices/gas-price.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { accountTransactions } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const ASKS_BLOCK = /^eth_getBlockByNumber$/;

export const suggested = check<MigrationTarget>()({
  proves: 'MIG-CL-013',
  needs: ['argv'],
  reasons: {
    'not-asked': 'without a gas price the node is not asked for one',
    price: 'without a gas price another one is paid than the node suggests',
    failed: 'without a gas price a base migration fails where blocks have a base fee',
    'not-as-declared': 'where blocks have a base fee transactions are priced otherwise than declared',
    changed: 'they are not all priced in the same way',
  },
  run: async (_tool, t) => {
    const scene = await t.use(baseMigration);
    const said = BigInt(String(await scene.stage.chain.request('eth_gasPrice')));
    for (const one of await accountTransactions(scene)) {
      if (one.gasPrice === undefined) continue;
      const wrong = suggestedPriceDefect(one.gasPrice, said, scene.record.calls);
      t.judge(wrong && { ...wrong, at: `the transaction ${one.hash}` }, scene.run);
    }
    const market = (await t.use(feeMarketRuns))?.suggested;
    if (!market) return;
    const [at, expected] = ['where blocks have a base fee', 'a run that succeeds'];
    if (!succeeded(market.run)) t.judge({ reason: 'failed', expected, actual: 'it fails', at }, market.run);
    const asked = market.record.calls.some(({ method }) => PRICE_METHODS.test(method) || ASKS_BLOCK.test(method));
    const none = { reason: 'not-asked' as const, expected: 'a question to the node', actual: 'none', at };
    t.judge(asked ? undefined : none, market.run);
    for (const { maxFeePerGas } of await accountTransactions(market))
      t.judge(t.chose('suggested-price', maxFeePerGas === undefined ? 'legacy' : 'fee-market'), market.run);
  },
});
