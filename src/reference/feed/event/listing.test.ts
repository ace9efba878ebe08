import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import type { Choices } from '../choices.ts';
import { NOW, open, titles } from '../feed.test-tool.ts';
import type { Feed } from '../feed.ts';
import { parts } from '../parts.ts';
import { writeInstant } from './instant.ts';

const SECOND = 1_000;
const time = (second: number) => writeInstant(NOW + second * SECOND, -240);

test('what is kept is what would be made anew, whatever is published and wherever the clock goes', async () => {
  const second = fc.integer({ min: -5, max: 5 });
  const span = fc.tuple(second, fc.integer({ min: 0, max: 3 }));
  const step = fc.oneof(
    fc.record({ publish: fc.array(span, { maxLength: 3 }) }),
    fc.record({ update: fc.nat(5), times: fc.array(span, { maxLength: 3 }) }),
    fc.record({ withdraw: fc.nat(5) }),
    fc.record({ clock: second, ms: fc.constantFrom(0, 1, 999) }),
  );
  const upcoming = fc.constantFrom<Choices['upcoming']>('not-ended', 'not-begun', 'day-back', 'today');
  const order = fc.constantFrom<Choices['order']>('next', 'start', 'id', 'published');
  await fc.assert(
    fc.asyncProperty(fc.record({ upcoming, order }), fc.array(step, { maxLength: 12 }), async (choices, steps) => {
      const clock = manualClock(NOW);
      const feeds = [open({ clock, choices }), open({ clock, choices, keep: false })] as const;
      const numbers = feeds.map((): number[] => []);
      const times = (spans: readonly (readonly [number, number])[]) =>
        spans.map(([start, length]) => ({ start: time(start), end: time(start + length) }));
      const apply = (feed: Feed, known: number[], one: (typeof steps)[number], i: number): void => {
        if ('publish' in one) known.push(feed.publish('engineering', { title: `${i}`, times: times(one.publish) }));
        else if ('clock' in one) clock.set(NOW + one.clock * SECOND + one.ms);
        else if ('update' in one) {
          const number = known[one.update];
          if (number !== undefined) feed.update(number, { title: `${i}`, times: times(one.times) });
        } else for (const number of known.splice(one.withdraw, 1)) feed.withdraw(number);
      };
      for (const [i, one] of steps.entries()) {
        for (const [f, feed] of feeds.entries()) apply(feed, numbers[f]!, one, i);
        expect(await titles(feeds[0])).toEqual(await titles(feeds[1]));
      }
      for (const feed of feeds) feed.close();
    }),
    { numRuns: 60 },
  );
});

test('a listing is made once for all that ask for it, and an event once for each of its versions', async () => {
  const made: string[] = [];
  const feed = open({
    parts: {
      ...parts,
      select: (...given) => {
        made.push('list');
        return parts.select(...given);
      },
      event: (item, ...rest) => {
        made.push(`${item.event.title}`);
        return parts.event(item, ...rest);
      },
    },
  });
  feed.putSite({ slug: 'other', name: null });
  const a = feed.publish('engineering', { title: 'a' });
  feed.publish('engineering', { title: 'b' });
  const read = async () => {
    await titles(feed);
    await titles(feed);
    return made.splice(0);
  };
  expect(await read()).toEqual(['list', 'a', 'b']);
  expect(await read()).toEqual([]);
  feed.update(a, { title: 'c' });
  expect(await read()).toEqual(['list', 'c']);
  feed.publish('other', { title: 'd' });
  feed.putSite({ slug: 'engineering', name: 'new' });
  expect(await read()).toEqual([]);
  // A site that comes again has nothing of the one before, even after as many changes.
  feed.removeSite('engineering');
  feed.putSite({ slug: 'engineering', name: 'again' });
  for (const title of ['e', 'f', 'g']) feed.publish('engineering', { title });
  expect(await titles(feed)).toEqual(['e', 'f', 'g']);
  feed.close();
});
