/** Base migrations where blocks have a base fee. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { newStage, runStep } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** Hard forks without a base fee (EIP-1559 came with London). */
const BEFORE_LONDON =
  /^(chainstart|frontier|homestead|dao|tangerine|spurious|byzantium|constantinople|petersburg|istanbul|muirglacier|berlin|arrowglacier)/i;
/** A price with all nine digits of wei, which a double holds exactly, far above the highest base fee of these runs. */
export const GIVEN_GWEI = 60.251953125;

/** Base migrations where blocks have a base fee: with a price, and without. */
interface FeeMarketRuns {
  readonly given: ScenarioRun;
  readonly suggested: ScenarioRun;
  /** The answers to `eth_gasPrice` before and after the run without a price, in wei. */
  readonly prices: readonly [before: bigint, after: bigint];
}

/** undefined if the tool has no chains whose blocks have a base fee. */
export const feeMarketRuns: Premise<MigrationTarget, FeeMarketRuns | undefined> = premise<MigrationTarget>()({
  name: 'fee-market-runs',
  find: async (tool, t) => {
    await t.use(baseMigration);
    const { hardfork = 'cancun' } = tool.chain;
    if (BEFORE_LONDON.test(hardfork)) return undefined;
    const stage = await newStage(t, tool, { hardfork });
    const run = (gasPrice?: number) =>
      runStep(tool, stage, { step: 'base', options: { params: { default: PLAIN_PARAMS }, gasPrice } });
    const price = async () => BigInt(String(await stage.chain.request('eth_gasPrice')));
    const given = await run(GIVEN_GWEI);
    const before = await price();
    const suggested = await run();
    return { given, suggested, prices: [before, await price()] };
  },
});
