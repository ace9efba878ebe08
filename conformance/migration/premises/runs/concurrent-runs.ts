/** Two runs at once, with one output file. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { type Holdings, holdingsOf } from '../founders/holdings.ts';
import { finishedBaseAndDao } from '../rerun/finished-base-and-dao.ts';
import { finishedDao } from '../rerun/finished-dao.ts';
import { type UnforcedSettings, unforcedBase } from '../rerun/unforced-base.ts';
import { unmigratedChain } from '../resume/interruptions.ts';
import type { RevertibleChain } from './revertible-chain.ts';
import { runStep } from './run-step.ts';
import type { ScenarioRun, StepRequest } from './scenario-run.ts';

/** How long the first run waits while the second runs: a multiple of its usual duration, and the limit for that. */
const TIMES = 4;
const MOST_MS = 10_000;
/** The path that marks calls of the second run. */
const SECOND_PATH = '/second';

export interface ConcurrentRuns {
  readonly first: ScenarioRun;
  readonly second: ScenarioRun;
  /** The state of the second run when the first continues: it had ended, it had sent a transaction, or neither. */
  readonly secondState: 'ended' | 'sent' | 'quiet';
}

/** Two DAO migrations, and the balances of the first one's DAO. */
export const concurrentDaoRuns = premise<MigrationTarget>()({
  name: 'concurrent-dao-runs',
  find: async (tool, t): Promise<ConcurrentRuns & { readonly held: Holdings }> => {
    const { way, base } = await t.use(unforcedBase);
    const alone = await t.use(finishedDao);
    const both = await runConcurrently(tool, t, { step: 'dao', way, on: base, alone: alone.first });
    const { views, result } = both.first;
    return { ...both, held: await holdingsOf(views, result?.result.dao ?? {}) };
  },
});

/** Two base migrations. */
export const concurrentBaseRuns = premise<MigrationTarget>()({
  name: 'concurrent-base-runs',
  find: async (tool, t): Promise<ConcurrentRuns> => {
    const { way, first: alone } = await t.use(unforcedBase);
    return runConcurrently(tool, t, { step: 'base', way, on: await t.use(unmigratedChain), alone });
  },
});

/** Two runs of all steps, by the command line without a command or by `migrate`. undefined if the tool has neither. */
export const concurrentFullRuns = premise<MigrationTarget>()({
  name: 'concurrent-full-runs',
  find: async (tool, t): Promise<ConcurrentRuns | undefined> => {
    const whole = await t.use(finishedBaseAndDao);
    if (!whole) return undefined;
    const { way } = await t.use(unforcedBase);
    const on = await t.use(unmigratedChain);
    const options = { params: { default: paramsOfOwnFounders(on.stage) } };
    return runConcurrently(tool, t, { step: 'all', way, on, alone: whole.first, options });
  },
});

/**
 * A run of all steps, and a base migration beside it. undefined if the tool does not run all steps at once, or if its base is
 * a single transaction: then the base is there while the first run waits.
 */
export const concurrentUnlikeRuns = premise<MigrationTarget>()({
  name: 'concurrent-unlike-runs',
  find: async (tool, t): Promise<ConcurrentRuns | undefined> => {
    const whole = await t.use(finishedBaseAndDao);
    const { way, first: base } = await t.use(unforcedBase);
    if (!whole || base.record.transactions.length < 2) return undefined;
    const on = await t.use(unmigratedChain);
    const options = { params: { default: paramsOfOwnFounders(on.stage) } };
    return runConcurrently(tool, t, { step: 'all', secondStep: 'base', way, on, alone: whole.first, options });
  },
});

interface ConcurrentRequest extends Pick<StepRequest, 'step' | 'options'> {
  /** Default: the step of the first run. */
  readonly secondStep?: StepRequest['step'];
  readonly way: UnforcedSettings;
  readonly on: RevertibleChain;
  /** The same migration without a second run. */
  readonly alone: ScenarioRun;
}

/** If the first run gives up while its transaction is held, both are repeated with half of that time. */
async function runConcurrently(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  both: ConcurrentRequest,
): Promise<ConcurrentRuns> {
  let patienceMs = Math.min(MOST_MS, both.alone.run.durationMs * TIMES) * t.state.slowdown;
  for (let attempt = 0; attempt < 2; attempt++) {
    const outcome = await runWhileFirstWaits(tool, t, both, patienceMs);
    if ('first' in outcome) return outcome;
    patienceMs = outcome.gaveUpAfterMs / 2;
  }
  return t.inconclusive('the first run gives up if an answer takes as long as a second run needs to start');
}

/** Holds the second transaction of the first run while the second run goes on. */
async function runWhileFirstWaits(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  { step, secondStep = step, way, on, options: otherOptions = {} }: ConcurrentRequest,
  patienceMs: number,
): Promise<ConcurrentRuns | { readonly gaveUpAfterMs: number }> {
  const { stage } = on;
  const at = await on.fresh(way.place);
  const secondPlace = await stage.place({ ...way.place, folder: at.folder, home: at.home, temporary: at.temporary });
  const stop = new AbortController();
  const sent = Promise.withResolvers<'sent'>();
  const over = Promise.withResolvers<'over'>();
  let second: Promise<ScenarioRun> | undefined;
  let waiting: Promise<ConcurrentRuns['secondState'] | 'over'> | undefined;
  let secondState: ConcurrentRuns['secondState'] | 'over' | undefined;
  let firstSent = 0;
  let heldAtMs = 0;
  const hook: RpcScript['hook'] = async ({ moment, path }) => {
    if (moment !== 'before') return undefined;
    if (!path.startsWith(SECOND_PATH)) {
      // Further transactions that the first run sends without waiting for an answer are held as well: the chain may refuse
      // them out of order.
      if (++firstSent >= 2) secondState = await (waiting ??= runSecond());
    } else if (secondState === undefined) {
      // The second run sends while the first one is at work. This is enough to know, and it is stopped.
      sent.resolve('sent');
      stop.abort();
      return 'lose';
    }
    return undefined;
  };
  const act = { step, options: { ...way.options, params: PLAIN_BY_NETWORK, ...otherOptions }, place: way.place };
  const script = { hook };
  const runSecond = async () => {
    heldAtMs = t.time.now();
    const place = { ...way.place, stop: stop.signal };
    const options = { ...act.options, provider: `${stage.rpc}${SECOND_PATH}` };
    const secondAct: StepRequest = { ...act, step: secondStep, options, place, script, beside: true };
    second = runStep(tool, stage, secondAct, { at: secondPlace });
    return Promise.race([
      over.promise,
      second.then(() => 'ended' as const),
      sent.promise,
      t.time.sleep(patienceMs, t.signal).then(() => 'quiet' as const),
    ]);
  };
  const first = await runStep(tool, stage, { ...act, script }, { at });
  if (!second) return t.inconclusive('the first run ended before its second transaction');
  if (secondState !== undefined && secondState !== 'over') return { first, second: await second, secondState };
  over.resolve('over');
  stop.abort();
  await second;
  return { gaveUpAfterMs: t.time.now() - heldAtMs };
}
