/** Events that a feed takes though they are odd, and such as it has to refuse, since its list would be wrong. */

import type { Feed, NewEvent, Site } from '../../../../src/reference/feed/index.ts';
import { testbedDateTime } from '../events.ts';
import { unusuallyDatedEvents, wronglyDatedEvents } from './unusual-date-times.ts';

const HOUR = 3_600_000;

/** What no type allows, as a publisher without types gives it. */
type Anything = Readonly<Record<string, unknown>>;

/** A value in so many lists. */
const nested = (depth: number): unknown => (depth === 0 ? 'here' : [nested(depth - 1)]);

/** Right, each odd in its further members or in what it leaves out. */
function unusualEvents(now: number): readonly Anything[] {
  const times = [{ start: testbedDateTime(now + 90 * HOUR, 0), end: testbedDateTime(now + 91 * HOUR, 0) }];
  return [
    {
      id: 3_000,
      times,
      location: { room: 'E5', floors: [1, 2n, { of: null, on: [] }], level: -0.5 },
      tags: ['a', null],
    },
    { id: 3_001, times, 'd\u00e9tail': true, '\u4e2d\u6587': 'x', '\u{20000}': 1, '_x-1.y\u00b7': '' },
    { id: 3_002, times, deep: nested(31), nothing: undefined },
    { id: 3_003, times: [{ ...times[0], deep: nested(30), note: { by: '&' } }] },
    { times },
    { id: null, times, title: 'one without an id' },
    { id: null, times, title: 'another without an id' },
    { id: 3_004, times: [{ start: null, end: times[0]!.end }, { end: null }, {}] },
    { id: 3_005, times, link: 'HTTP://events.example/a?b#c' },
    { id: 3_006, times: [{ start: times[0]!.start, end: times[0]!.start }] },
    { id: -7, times, large: 10n ** 900n },
  ];
}

/** Wrong, each in one way that a list would show. */
function wrongEvents(now: number): readonly unknown[] {
  const times = [{ start: testbedDateTime(now + 95 * HOUR, 0), end: testbedDateTime(now + 96 * HOUR, 0) }];
  let id = 4_000;
  const of = (more: Anything): Anything => ({ id: id++, times, ...more });
  return [
    null,
    'an event',
    [],
    ...[{ id: '4' }, { id: 4.5 }, { id: true }, { id: [] }, { id: 10n ** 1_200n }, { size: 10n ** 1_200n }].map(of),
    ...[{ title: 4 }, { title: ['a'] }, { type: 'Lecture' }, { type: [4] }, { type: { 0: 'a' } }].map(of),
    ...[{ times: {} }, { times: 'soon' }, { times: [...times, 4] }, { times: [...times, [times[0]]] }].map(of),
    ...[{ times: [...times, { start: 4, end: null }] }, { times: [...times, { start: null, end: 4 }] }].map(of),
    of({ times: [...times, { start: times[0]!.end, end: times[0]!.start }] }),
    ...[{ link: 'a page' }, { link: '/a' }, { link: 4 }, { link: 'https:' }, { link: 'https://a b' }].map(of),
    ...[{ link: 'see https://a.example/' }, { link: 'https://a.example:x/' }, { updated: 4 }].map(of),
    ...[{ 'a b': 1 }, { '1a': 1 }, { '': 1 }, { '<a>': 1 }, { more: { 'a b': 1 } }, { more: [{ '&': 1 }] }].map(of),
    of({ times: [{ ...times[0], 'a b': 1 }] }),
    // An id that another event has.
    { id: 3_000, times },
  ];
}

/** Publishes what is odd, and tries what is wrong. @throws whatever the feed says to something odd. */
export function publishUnusualEvents(feed: Feed, site: string, now: number): void {
  for (const event of [...unusuallyDatedEvents(now), ...unusualEvents(now)]) feed.publish(site, event as NewEvent);
  for (const event of [...wronglyDatedEvents(now), ...wrongEvents(now)])
    tryRefused(() => feed.publish(site, event as NewEvent));
}

/** Tries to put sites that no list of sites could hold, or no path could name. */
export function putWrongSites(feed: Feed): void {
  const wrong: readonly Anything[] = [
    { slug: 'half a pair \ud83d', name: 'a' },
    { slug: 'name-is-a-number', name: 4 },
    { slug: 'url-is-a-number', name: 'b', url: 4 },
    { slug: 4, name: 'c' },
  ];
  for (const site of wrong) tryRefused(() => feed.putSite(site as unknown as Site));
}

/** Does what a feed has to refuse. What it does instead shows in what it serves. */
export function tryRefused(work: () => unknown): void {
  try {
    work();
  } catch {
    // As it should be.
  }
}
