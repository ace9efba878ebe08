import fc from 'fast-check';
import type { Defect } from '../core/defect.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { Signal } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { type FeedDriver, type FeedItem, FeedModel, type FeedModelReason } from '../properties/feed-model.ts';
import { type FeedForm, type FeedStep, feedSteps, feedStepsInWords, fewerSteps } from '../properties/feed-steps.ts';
import { changed, gone } from './appeared.ts';
import { isAlive, textOf } from './forms.ts';
import { type Item, type Items, withItems } from './items.ts';
import { until } from './lists.ts';
import { whole } from './right.ts';

/** How many sequences are taken, of how many steps, with how many publications, changes and withdrawals each. */
const RUNS = 2;
const STEPS = { least: 16, most: 24 };
const WRITES = 12;
/** How many more are taken at most to make one smaller. */
const TRIES = 20;

const QUERIES: Readonly<Record<FeedForm, Parameters<typeof textOf>[1]>> = {
  json: { name: 'JSON', query: {} },
  xml: { name: 'XML', query: { format: 'xml' } },
  jsonp: { name: 'JSONP', query: { callback: 'touchstone' } },
};

/** Random sequences of publications, changes, withdrawals and looks; the seed gives them again. */
export const sequence = premise<FeedTarget>()({
  name: 'feed sequence',
  owners: {
    lost: 'feed/sequences/listed#lost',
    stale: 'feed/sequences/listed#stale',
    back: 'feed/sequences/listed#back',
  },
  async find(feed, t): Promise<{ readonly seed: number; readonly steps: number }> {
    // What shows in one step is said there.
    await t.use(whole);
    await t.use(changed);
    await t.use(gone);
    const seed = t.random.below(2 ** 31);
    const all = fc.sample(feedSteps(STEPS), { seed, numRuns: RUNS, unbiased: true });
    let runs = 0;
    const take = (steps: readonly FeedStep[]) => {
      // Two letters, unlike those of any other sequence: what was withdrawn has to be told from what is new.
      const label = `q${String.fromCharCode(97 + runs++)}`;
      return withItems(feed, t, label, (items) => taken(feed, t, items, steps));
    };
    for (const steps of all) {
      const found = await take(steps);
      const fewer = found && (await smaller(steps.slice(0, found.taken), found, take));
      if (fewer) {
        const how = `after: ${feedStepsInWords(fewer.steps)} (the fewest steps that were found in ${runs} tries, fast-check seed ${seed})`;
        t.judge({ ...fewer.defect, at: `${fewer.defect.at}, ${how}` });
      }
    }
    return { seed, steps: all.flat().length };
  },
});

/** What is wrong, and after how many steps it was seen. */
interface Found {
  readonly defect: Defect<FeedModelReason>;
  readonly taken: number;
}

/** The fewest steps that still show something wrong, and what. Where the feed cannot be asked, those that were found. */
async function smaller(
  steps: readonly FeedStep[],
  found: Found,
  take: (steps: readonly FeedStep[]) => Promise<Found | undefined>,
): Promise<{ readonly steps: readonly FeedStep[]; readonly defect: Found['defect'] }> {
  let last = found;
  const fails = async (fewer: readonly FeedStep[]): Promise<boolean> => {
    const again = await take(fewer).catch((cause: unknown) => {
      if (cause instanceof Signal || cause instanceof Trouble) return undefined;
      throw cause;
    });
    if (again) last = again;
    return again !== undefined;
  };
  const fewest = await fewerSteps(steps, fails, TRIES);
  return { steps: fewest, defect: last.defect };
}

/** Takes all steps, and looks once more in every form. */
async function taken(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  items: Items,
  steps: readonly FeedStep[],
): Promise<Found | undefined> {
  const model = new FeedModel(driver(feed, t, items), WRITES);
  for (const [i, step] of steps.entries()) {
    t.signal.throwIfAborted();
    const defect = await model.take(step);
    if (defect) return { defect, taken: i + 1 };
  }
  for (const form of ['json', 'xml', 'jsonp'] as const) {
    const defect = await model.look(form);
    if (defect) return { defect, taken: steps.length };
  }
  return undefined;
}

/** Takes the model's steps with a target. */
function driver(feed: FeedTarget, t: Trial<FeedTarget, string>, items: Items): FeedDriver {
  const known = new Map<string, Item>();
  let version = 0;
  const next = (item: Item): Item => {
    const title = `Touchstone test event ${item.mark}v${version++}w`;
    return { ...item, event: { ...item.event, title } };
  };
  const kept = (item: Item | undefined): FeedItem | undefined => {
    if (!item) return undefined;
    known.set(item.mark, item);
    // Where titles are the feed's own only the link tells.
    const [word] = /[a-z0-9]+v\d+w$/.exec(item.event.title ?? '') ?? [item.mark];
    return { mark: item.mark, word };
  };
  return {
    publish: async (before) =>
      kept(await items.publish(next(before ? known.get(before.mark)! : items.make('one of a sequence')))),
    update: async ({ mark }) => kept(await items.update(next(known.get(mark)!))),
    withdraw: ({ mark }) => items.withdraw(known.get(mark)!),
    async look(form, good) {
      const found = await until(
        t,
        () => textOf(feed, QUERIES[form]),
        ({ text }) => good(text),
      );
      return isAlive(found) ? found.text : undefined;
    },
  };
}
