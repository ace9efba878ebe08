import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { aliasRun } from '../../premises/command-line/alias-run.ts';
import { optionsRun } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { feeMarketRuns, GIVEN_GWEI } from '../../premises/prices/fee-market-runs.ts';
import { givenPriceMeaning, weiOfGwei } from '../../premises/prices/gas-price.ts';
import { accountTransactions } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const given = check<MigrationTarget>()({
  proves: 'MIG-CL-012',
  needs: ['argv'],
  reasons: {
    price: 'a transaction has another gas price than given',
    alias: '`-g` is refused where `--gas-price` is not',
    failed: 'with a gas price a base migration fails where blocks have a base fee',
    'not-as-declared': 'where blocks have a base fee a given price is something else than declared',
  },
  run: async (_tool, t) => {
    const long = await t.use(usageExampleRun);
    for (const scene of [long.base, long.dao]) {
      const judged = givenPriceMeaning(await accountTransactions(scene), weiOfGwei(long.given.gwei!));
      t.judge(typeof judged === 'string' ? undefined : { ...judged, at: `--gas-price ${long.given.gwei}` }, scene.run);
    }
    const all = await t.use(optionsRun);
    const ofAll = givenPriceMeaning(await accountTransactions(all.scene), weiOfGwei(all.given.gwei!));
    const where = `--gas-price ${all.given.gwei}, no command`;
    t.judge(typeof ofAll === 'string' ? undefined : { ...ofAll, at: where }, all.scene.run);
    const short = await t.use(aliasRun);
    const refused = short.refused.get('-g');
    const at = `-g ${short.given.gwei}`;
    if (refused) t.judge({ reason: 'alias', expected: 'a run that succeeds', actual: 'it fails', at }, refused.run);
    if (succeeded(short.scene.run)) {
      const judged = givenPriceMeaning(await accountTransactions(short.scene), weiOfGwei(short.given.gwei!));
      t.judge(typeof judged === 'string' ? undefined : { ...judged, at }, short.scene.run);
    }
    const market = (await t.use(feeMarketRuns))?.given;
    if (!market) return;
    const there = `--gas-price ${GIVEN_GWEI}, where blocks have a base fee`;
    const expected = 'a run that succeeds';
    if (!succeeded(market.run)) t.judge({ reason: 'failed', expected, actual: 'it fails', at: there }, market.run);
    const judged = givenPriceMeaning(await accountTransactions(market), weiOfGwei(String(GIVEN_GWEI)));
    if (typeof judged !== 'string') t.judge({ ...judged, at: there }, market.run);
    else t.judge(declaredChoiceDefect(t.chose('given-price', judged)), market.run);
  },
});
