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

test('a cached listing equals a new listing, after any publications and movements of the clock', async () => {
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
      const apply = (feed: Feed, published: number[], step: (typeof steps)[number], i: number): void => {
        if ('publish' in step)
          published.push(feed.publish('engineering', { title: `${i}`, times: times(step.publish) }));
        else if ('clock' in step) clock.set(NOW + step.clock * SECOND + step.ms);
        else if ('update' in step) {
          const number = published[step.update];
          if (number !== undefined) feed.update(number, { title: `${i}`, times: times(step.times) });
        } else for (const number of published.splice(step.withdraw, 1)) feed.withdraw(number);
      };
      for (const [i, step] of steps.entries()) {
        for (const [f, feed] of feeds.entries()) apply(feed, numbers[f]!, step, i);
        expect(await titles(feeds[0])).toEqual(await titles(feeds[1]));
      }
      for (const feed of feeds) feed.close();
    }),
    { numRuns: 60 },
  );
});

test('a listing is rendered once for all its requests, and an event once for each of its versions', async () => {
  const renderings: string[] = [];
  const feed = open({
    parts: {
      ...parts,
      select: (...parameters) => {
        renderings.push('list');
        return parts.select(...parameters);
      },
      event: (item, ...rest) => {
        renderings.push(`${item.event.title}`);
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
    return renderings.splice(0);
  };
  expect(await read()).toEqual(['list', 'a', 'b']);
  expect(await read()).toEqual([]);
  feed.update(a, { title: 'c' });
  expect(await read()).toEqual(['list', 'c']);
  feed.publish('other', { title: 'd' });
  feed.putSite({ slug: 'engineering', name: 'new' });
  expect(await read()).toEqual([]);
  // A site that is put again has nothing of the removed site, even after as many changes.
  feed.removeSite('engineering');
  feed.putSite({ slug: 'engineering', name: 'again' });
  for (const title of ['e', 'f', 'g']) feed.publish('engineering', { title });
  expect(await titles(feed)).toEqual(['e', 'f', 'g']);
  feed.close();
});
