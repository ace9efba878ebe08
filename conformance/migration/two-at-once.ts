/** Two runs at once, with one output file. */
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Moment } from '../core/stage.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { play, type Scene } from './play.ts';
import { finished, params, unforced } from './unforced.ts';

/** How long the second may do as it likes while the first is at work, in runs of its length; and what is enough. */
const TIMES = 4;
const MOST_MS = 10_000;
/** By which its calls are told from those of the first. */
const SECOND = '/second';

export interface TwoAtOnce {
  readonly first: Scene;
  readonly second: Scene;
  readonly held: Holdings;
  /** How the second run stood when the first was to go on: it had ended, it had sent something, or it did neither. */
  readonly stood: 'ended' | 'sent' | 'quiet';
}

export const twoAtOnce = premise<MigrationTarget>()({
  name: 'two-at-once',
  owners: {},
  find: async (tool, t): Promise<TwoAtOnce> => {
    const { way, base } = await t.use(unforced);
    const alone = await t.use(finished);
    const { stage } = base;
    const at = await base.fresh(way.place);
    const beside = await stage.place({ ...way.place, folder: at.folder, home: at.home, temporary: at.temporary });
    const stop = new AbortController();
    const sent = Promise.withResolvers<'sent'>();
    let second: Promise<Scene> | undefined;
    let stood: TwoAtOnce['stood'] | undefined;
    const hook = async ({ k, moment }: { readonly k: number; readonly moment: Moment }) => {
      // One that waited for the first sends a second transaction of its own: that begins no third run.
      if (k === 2 && moment === 'before' && second === undefined) stood = await standing();
      else if (stood === undefined && second !== undefined && moment === 'before') {
        // It is at work while the first one is: that is all there is to know, and it goes no further.
        sent.resolve('sent');
        stop.abort();
        return 'lose';
      }
      return undefined;
    };
    const act = { step: 'dao' as const, options: { ...way.options, params }, place: way.place };
    const script = { hook };
    const standing = async () => {
      const place = { ...way.place, stop: stop.signal };
      const options = { ...act.options, provider: `${stage.rpc}${SECOND}` };
      second = play(tool, stage, { ...act, options, place, script }, { at: beside });
      const patienceMs = Math.min(MOST_MS, alone.first.run.durationMs * TIMES);
      return Promise.race([
        second.then(() => 'ended' as const),
        sent.promise,
        t.time.sleep(patienceMs, t.signal).then(() => 'quiet' as const),
      ]);
    };
    const first = await play(tool, stage, { ...act, script }, { at });
    if (!second || !stood) return t.inconclusive('the first run ended before its second transaction');
    const held = await holdingsOf(first.views, first.result?.result.dao ?? {});
    return { first, second: await second, held, stood };
  },
});
