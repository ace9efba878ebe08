/** Two runs at once, with one output file. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { RpcScript } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { bareChain } from './interruptions.ts';
import type { KeptChain } from './kept-chain.ts';
import { ownFounders } from './own-founders.ts';
import { type Act, play, type Scene } from './play.ts';
import { finished, finishedAll, params, unforced, type Way } from './unforced.ts';

/** How long the second may do as it likes while the first is at work, in runs of its length; and what is enough. */
const TIMES = 4;
const MOST_MS = 10_000;
/** By which its calls are told from those of the first. */
const SECOND = '/second';

export interface TwoAtOnce {
  readonly first: Scene;
  readonly second: Scene;
  /** How the second run stood when the first was to go on: it had ended, it had sent something, or it did neither. */
  readonly stood: 'ended' | 'sent' | 'quiet';
}

/** Two DAO migrations, and what is held of the DAO of the first. */
export const twoAtOnce = premise<MigrationTarget>()({
  name: 'two-at-once',
  owners: {},
  find: async (tool, t): Promise<TwoAtOnce & { readonly held: Holdings }> => {
    const { way, base } = await t.use(unforced);
    const alone = await t.use(finished);
    const both = await atOnce(tool, t, { step: 'dao', way, on: base, alone: alone.first });
    const { views, result } = both.first;
    return { ...both, held: await holdingsOf(views, result?.result.dao ?? {}) };
  },
});

/** Two base migrations. */
export const twoBasesAtOnce = premise<MigrationTarget>()({
  name: 'two-bases-at-once',
  owners: {},
  find: async (tool, t): Promise<TwoAtOnce> => {
    const { way, first: alone } = await t.use(unforced);
    return atOnce(tool, t, { step: 'base', way, on: await t.use(bareChain), alone });
  },
});

/** Two runs of everything, by the command alone or by the member for it. undefined where that is not to be had. */
export const twoOfAllAtOnce = premise<MigrationTarget>()({
  name: 'two-of-all-at-once',
  owners: {},
  find: async (tool, t): Promise<TwoAtOnce | undefined> => {
    const whole = await t.use(finishedAll);
    if (!whole) return undefined;
    const { way } = await t.use(unforced);
    const on = await t.use(bareChain);
    const options = { params: { default: ownFounders(on.stage) } };
    return atOnce(tool, t, { step: 'all', way, on, alone: whole.first, options });
  },
});

interface Both extends Pick<Act, 'step' | 'options'> {
  readonly way: Way;
  readonly on: KeptChain;
  /** The same where nobody disturbed it. */
  readonly alone: Scene;
}

/** Where the first run gave up while its transaction was held, the second one has half of that time. */
async function atOnce(tool: MigrationTarget, t: Trial<MigrationTarget, never>, both: Both): Promise<TwoAtOnce> {
  let patienceMs = Math.min(MOST_MS, both.alone.run.durationMs * TIMES);
  for (let attempt = 0; attempt < 2; attempt++) {
    const found = await held(tool, t, both, patienceMs);
    if ('first' in found) return found;
    patienceMs = found.gaveUpAfterMs / 2;
  }
  return t.inconclusive('the first run gives up whenever an answer takes as long as a second run needs to begin');
}

/** Holds the second transaction of the first run while the second run may do as it likes. */
async function held(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  { step, way, on, options: others = {} }: Both,
  patienceMs: number,
): Promise<TwoAtOnce | { readonly gaveUpAfterMs: number }> {
  const { stage } = on;
  const at = await on.fresh(way.place);
  const beside = await stage.place({ ...way.place, folder: at.folder, home: at.home, temporary: at.temporary });
  const stop = new AbortController();
  const sent = Promise.withResolvers<'sent'>();
  const over = Promise.withResolvers<'over'>();
  let second: Promise<Scene> | undefined;
  let stands: Promise<TwoAtOnce['stood'] | 'over'> | undefined;
  let stood: TwoAtOnce['stood'] | 'over' | undefined;
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
  const act = { step, options: { ...way.options, params, ...others }, place: way.place };
  const script = { hook };
  const standing = async () => {
    heldAtMs = t.time.now();
    const place = { ...way.place, stop: stop.signal };
    const options = { ...act.options, provider: `${stage.rpc}${SECOND}` };
    second = play(tool, stage, { ...act, options, place, script }, { at: beside });
    return Promise.race([
      over.promise,
      second.then(() => 'ended' as const),
      sent.promise,
      t.time.sleep(patienceMs, t.signal).then(() => 'quiet' as const),
    ]);
  };
  const first = await play(tool, stage, { ...act, script }, { at });
  if (!second) return t.inconclusive('the first run ended before its second transaction');
  if (stood !== undefined && stood !== 'over') return { first, second: await second, stood };
  over.resolve('over');
  stop.abort();
  await second;
  return { gaveUpAfterMs: t.time.now() - heldAtMs };
}
