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

/** How long the second may do as it likes while the first is at work, in runs of its length; and what is enough. */
const TIMES = 4;
const MOST_MS = 10_000;
/** By which its calls are told from those of the first. */
const SECOND = '/second';

export interface ConcurrentRuns {
  readonly first: ScenarioRun;
  readonly second: ScenarioRun;
  /** How the second run stood when the first was to go on: it had ended, it had sent something, or it did neither. */
  readonly stood: 'ended' | 'sent' | 'quiet';
}

/** Two DAO migrations, and what is held of the DAO of the first. */
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

/** Two runs of everything, by the command alone or by the member for it. undefined where that is not to be had. */
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

interface ConcurrentRequest extends Pick<StepRequest, 'step' | 'options'> {
  readonly way: UnforcedSettings;
  readonly on: RevertibleChain;
  /** The same where nobody disturbed it. */
  readonly alone: ScenarioRun;
}

/** Where the first run gave up while its transaction was held, the second one has half of that time. */
async function runConcurrently(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  both: ConcurrentRequest,
): Promise<ConcurrentRuns> {
  let patienceMs = Math.min(MOST_MS, both.alone.run.durationMs * TIMES);
  for (let attempt = 0; attempt < 2; attempt++) {
    const attempted = await runWhileFirstWaits(tool, t, both, patienceMs);
    if ('first' in attempted) return attempted;
    patienceMs = attempted.gaveUpAfterMs / 2;
  }
  return t.inconclusive('the first run gives up whenever an answer takes as long as a second run needs to begin');
}

/** Holds the second transaction of the first run while the second run may do as it likes. */
async function runWhileFirstWaits(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  { step, way, on, options: otherOptions = {} }: ConcurrentRequest,
  patienceMs: number,
): Promise<ConcurrentRuns | { readonly gaveUpAfterMs: number }> {
  const { stage } = on;
  const at = await on.fresh(way.place);
  const beside = await stage.place({ ...way.place, folder: at.folder, home: at.home, temporary: at.temporary });
  const stop = new AbortController();
  const sent = Promise.withResolvers<'sent'>();
  const over = Promise.withResolvers<'over'>();
  let second: Promise<ScenarioRun> | undefined;
  let stands: Promise<ConcurrentRuns['stood'] | 'over'> | undefined;
  let stood: ConcurrentRuns['stood'] | 'over' | undefined;
  let ofFirst = 0;
  let heldAtMs = 0;
  const hook: RpcScript['hook'] = async ({ moment, path }) => {
    if (moment !== 'before') return undefined;
    if (!path.startsWith(SECOND)) {
      // What the first sends without waiting for an answer waits as well: a chain may refuse it out of turn.
      if (++ofFirst >= 2) stood = await (stands ??= standing());
    } else if (stood === undefined) {
      // It is at work while the first one is: that is all there is to know, and it goes no further.
      sent.resolve('sent');
      stop.abort();
      return 'lose';
    }
    return undefined;
  };
  const act = { step, options: { ...way.options, params: PLAIN_BY_NETWORK, ...otherOptions }, place: way.place };
  const script = { hook };
  const standing = async () => {
    heldAtMs = t.time.now();
    const place = { ...way.place, stop: stop.signal };
    const options = { ...act.options, provider: `${stage.rpc}${SECOND}` };
    second = runStep(tool, stage, { ...act, options, place, script }, { at: beside });
    return Promise.race([
      over.promise,
      second.then(() => 'ended' as const),
      sent.promise,
      t.time.sleep(patienceMs, t.signal).then(() => 'quiet' as const),
    ]);
  };
  const first = await runStep(tool, stage, { ...act, script }, { at });
  if (!second) return t.inconclusive('the first run ended before its second transaction');
  if (stood !== undefined && stood !== 'over') return { first, second: await second, stood };
  over.resolve('over');
  stop.abort();
  await second;
  return { gaveUpAfterMs: t.time.now() - heldAtMs };
}
