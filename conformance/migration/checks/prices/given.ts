import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { aliasRun } from '../../premises/command-line/alias-run.ts';
import { optionsRun, WITHOUT_OPTIONS_RUN } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { feeMarketRuns, GIVEN_GWEI } from '../../premises/prices/fee-market-runs.ts';
import { givenPriceDefect, givenPriceOption, weiOfGwei } from '../../premises/prices/gas-price.ts';
import { SUCCESSFUL_RUN_TEXT } from '../../premises/runs/completed-run.ts';
import { accountTransactions } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const given = check<MigrationTarget>()({
  // MIG-CL-012 (must): `--gas-price`, or `-g`, is the gas price of each transaction in GWei. [interface, "Command line"]
  proves: 'MIG-CL-012',
  needs: ['argv'],
  reasons: {
    price: 'a transaction has another gas price than the given one',
    alias: '`-g` is refused where `--gas-price` is not',
    failed: 'with a gas price a base migration fails where blocks have a base fee',
    'not-as-declared': 'where blocks have a base fee, a given price has another meaning than declared',
  },
  run: async (_tool, t) => {
    const long = await t.use(usageExampleRun);
    for (const scene of [long.base, long.dao])
      t.judge(
        givenPriceDefect(await accountTransactions(scene), long.given.gwei, `--gas-price ${long.given.gwei}`),
        scene.run,
      );
    const options = await t.attempt(optionsRun);
    if (!options) t.note(WITHOUT_OPTIONS_RUN);
    const place = `--gas-price ${options?.given.gwei}, no command`;
    if (options)
      t.judge(givenPriceDefect(await accountTransactions(options.scene), options.given.gwei, place), options.scene.run);

    const short = await t.use(aliasRun);
    const refused = short.refused.get('-g');
    const at = `-g ${short.given.gwei}`;
    if (refused) t.fail({ reason: 'alias', expected: SUCCESSFUL_RUN_TEXT, actual: 'it fails', at }, refused.run);
    if (succeeded(short.scene.run))
      t.judge(givenPriceDefect(await accountTransactions(short.scene), short.given.gwei, at), short.scene.run);

    const market = (await t.use(feeMarketRuns))?.given;
    if (!market) return;
    const marketAt = `--gas-price ${GIVEN_GWEI}, where blocks have a base fee`;
    const failed = { expected: SUCCESSFUL_RUN_TEXT, actual: 'it fails', at: marketAt };
    if (!succeeded(market.run)) t.fail({ reason: 'failed', ...failed }, market.run);
    const transactions = await accountTransactions(market);
    const wrong = givenPriceDefect(transactions, String(GIVEN_GWEI), marketAt);
    if (wrong) t.fail(wrong, market.run);
    const option = givenPriceOption(transactions, weiOfGwei(String(GIVEN_GWEI)));
    t.judge(declaredChoiceDefect(t.chose('given-price', option)), market.run);
  },
});
