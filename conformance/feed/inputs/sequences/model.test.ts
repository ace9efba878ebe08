/** The reference feed, and some that are wrong, by random sequences of steps, in process. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFeed, type FeedRig, feedRig } from '../../../../src/reference/feed/index.ts';
import { withdrawnIdsNeverListedAgain } from '../../faults/realtime/reused-id.ts';
import {
  changedOnceOnly,
  idsWithdrawnTwiceNeverListedAgain,
  lastWithdrawnOnly,
} from '../../faults/realtime/sequences.ts';
import { fewerFeedSteps } from './fewer-steps.ts';
import { type FeedDriver, type FeedItem, FeedModel } from './model.ts';
import { feedSteps } from './random-steps.ts';
import { type FeedStep, formatFeedSteps, USUAL_STEPS } from './steps.ts';

const STEPS = feedSteps({ least: 1, most: 24 });
const QUERY = { json: 'json?key=k', xml: 'xml?key=k', jsonp: 'json?key=k&callback=cb' };

/** A feed in memory, driven without a target. */
function driverOf(rig: FeedRig): FeedDriver & { close(): void } {
  const feed = createFeed(rig);
  feed.putSite({ slug: 'site', name: 'Site' });
  feed.putKey('k');
  const numbers = new Map<string, number>();
  let [items, versions] = [0, 0];
  const event = ({ mark, word }: FeedItem) => ({
    id: Number(mark.slice(1, -1)),
    title: word,
    link: `https://feed.example/${mark}`,
  });
  const next = (mark: string): FeedItem => ({ mark, word: `${mark}v${versions++}w` });
  return {
    publish: async (before) => {
      const item = next(before?.mark ?? `m${++items}z`);
      numbers.set(item.mark, feed.publish('site', event(item)));
      return item;
    },
    update: async ({ mark }) => {
      const item = next(mark);
      feed.update(numbers.get(mark)!, event(item));
      return item;
    },
    withdraw: async ({ mark }) => void feed.withdraw(numbers.get(mark)!),
    look: async (form) => {
      const answer = await feed.handler(new Request(`http://feed.example/v2/events/site.${QUERY[form]}`));
      return answer.text();
    },
    close: () => feed.close(),
  };
}

/** Takes all steps; what is wrong in the end, by its reason. */
async function outcome(rig: FeedRig, steps: readonly FeedStep[], writes = 30): Promise<string | undefined> {
  const driver = driverOf(rig);
  try {
    const model = new FeedModel(driver, writes);
    for (const step of [...steps, { kind: 'look', form: 'json' } as const]) {
      const defect = await model.take(step);
      if (defect) return defect.reason;
    }
    return undefined;
  } finally {
    driver.close();
  }
}

/** The smallest steps that show something wrong, and what. */
async function smallest(install: (rig: FeedRig) => FeedRig): Promise<{ steps: string; reason: string | undefined }> {
  const sound = fc.asyncProperty(STEPS, async (steps) => (await outcome(install(feedRig()), steps)) === undefined);
  const { counterexample } = await fc.check(sound, { seed: 1, numRuns: 200 });
  const [steps] = counterexample!;
  return { steps: formatFeedSteps(steps), reason: await outcome(install(feedRig()), steps) };
}

test('the reference lists what was published, whatever is done', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      expect(await outcome(feedRig(), steps)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['lost', withdrawnIdsNeverListedAgain],
  ['lost', idsWithdrawnTwiceNeverListedAgain],
  ['stale', changedOnceOnly],
  ['back', lastWithdrawnOnly],
] as const)('the usual steps find what is %s, and nothing in the reference', async (reason, { install }) => {
  expect(await outcome(install(feedRig()), USUAL_STEPS, 12)).toBe(reason);
  expect(await outcome(feedRig(), USUAL_STEPS, 12)).toBeUndefined();
});

test('a feed that never lists a withdrawn id again is found, by the fewest steps', async () => {
  const steps = 'publish one, withdraw the last one, publish again what was withdrawn last';
  expect(await smallest(withdrawnIdsNeverListedAgain.install)).toEqual({ steps, reason: 'lost' });
});

test('a feed that takes one change of an item is found, by the fewest steps', async () => {
  const steps = 'publish one, change the last one, change the last one';
  expect(await smallest(changedOnceOnly.install)).toEqual({ steps, reason: 'stale' });
});

test('a feed that withdraws the last item only is found, by the fewest steps', async () => {
  const steps = 'publish one, publish one, withdraw the one 1 before the last';
  expect(await smallest(lastWithdrawnOnly.install)).toEqual({ steps, reason: 'back' });
});

test('once its writes are spent it only looks', async () => {
  const steps: FeedStep[] = [{ kind: 'publish' }, { kind: 'update', back: 0 }, { kind: 'update', back: 0 }];
  expect(await outcome(changedOnceOnly.install(feedRig()), steps)).toBe('stale');
  expect(await outcome(changedOnceOnly.install(feedRig()), steps, 2)).toBeUndefined();
});

test('long sequences are made smaller by leaving out what does nothing, and then parts', async () => {
  const fails = async (steps: readonly FeedStep[]) =>
    (await outcome(changedOnceOnly.install(feedRig()), steps)) === 'stale';
  const long = fc.sample(feedSteps({ least: 20, most: 24 }), { seed: 1, numRuns: 20 });
  const wrong: (readonly FeedStep[])[] = [];
  for (const steps of long) if (await fails(steps)) wrong.push(steps);
  expect(wrong.length).toBeGreaterThan(5);
  for (const steps of wrong) {
    const kinds = (await fewerFeedSteps(steps, fails, 100)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'update').length).toBe(2);
    expect(kinds.length).toBeLessThanOrEqual(5);
    expect(await fewerFeedSteps(steps, fails, 0)).not.toHaveLength(0);
  }
});
