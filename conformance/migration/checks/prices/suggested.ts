import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { feeMarketRuns } from '../../premises/prices/fee-market-runs.ts';
import {
  farPriceDefect,
  PRICE_METHODS,
  pricesAnswered,
  suggestedPriceDefect,
  undeclaredSourceText,
} from '../../premises/prices/gas-price.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { SUCCESSFUL_RUN_TEXT } from '../../premises/runs/completed-run.ts';
import { accountTransactions } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const ASKS_BLOCK = /^eth_getBlockByNumber$/;

export const suggested = check<MigrationTarget>()({
  // MIG-CL-013 (must): Without `--gas-price`, the gas price is one that the node suggests, or another source that is declared.
  //   [interface, "Command line"]
  proves: 'MIG-CL-013',
  needs: ['argv'],
  reasons: {
    'not-asked': 'without a gas price it does not request one from the node',
    price: 'without a gas price it pays another price than the node suggests',
    failed: 'without a gas price a base migration fails where blocks have a base fee',
    'not-as-declared': 'where blocks have a base fee, transactions are priced otherwise than declared',
  },
  run: async (_tool, t) => {
    const scene = await t.use(baseMigration);
    const declared = t.declared('suggested-price');
    const isByOracle = declared === 'oracle';
    const price = BigInt(String(await scene.stage.chain.request('eth_gasPrice')));
    for (const { gasPrice, hash } of await accountTransactions(scene)) {
      if (gasPrice === undefined) continue;
      const defect = isByOracle ? undefined : suggestedPriceDefect(gasPrice, price, scene.record.calls);
      if (defect && declared === undefined) t.inconclusive(undeclaredSourceText(defect));
      t.judge(defect && { ...defect, at: `the transaction ${hash}` }, scene.run);
    }
    const runs = await t.use(feeMarketRuns);
    if (!runs) return;
    const market = runs.suggested;
    const at = 'where blocks have a base fee';
    const failed = { reason: 'failed' as const, expected: SUCCESSFUL_RUN_TEXT, actual: 'it fails', at };
    if (!succeeded(market.run)) t.fail(failed, market.run);
    if (isByOracle) return t.judge(declaredChoiceDefect(t.chose('suggested-price', 'oracle')), market.run);
    const isAsked = market.record.calls.some(({ method }) => PRICE_METHODS.test(method) || ASKS_BLOCK.test(method));
    const notAsked = { reason: 'not-asked' as const, expected: 'a request to the node', actual: 'no request', at };
    t.judge(!isAsked && notAsked, market.run);
    const transactions = await accountTransactions(market);
    const suggested = [...runs.prices, ...pricesAnswered(market.record.calls)];
    for (const { gasPrice, hash } of transactions) {
      const far = gasPrice === undefined ? undefined : farPriceDefect(gasPrice, suggested);
      if (far && declared === undefined) t.inconclusive(undeclaredSourceText(far));
      t.judge(far && { ...far, at: `the transaction ${hash}, ${at}` }, market.run);
    }
    const kinds = new Set(transactions.map((sent) => (sent.maxFeePerGas === undefined ? 'legacy' : 'fee-market')));
    // The document demands a suggested price, and not that all transactions of a run have the same kind of it.
    if (declared === undefined && kinds.size > 1) return;
    for (const kind of kinds) t.judge(declaredChoiceDefect(t.chose('suggested-price', kind)), market.run);
  },
});
