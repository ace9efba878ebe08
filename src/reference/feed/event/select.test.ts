import { expect, test } from 'vitest';
import type { Choices } from '../choices.ts';
import { NOW, open, titles } from '../feed.test-tool.ts';
import type { NewEvent } from './event.ts';

const at = (ms: number, offset = '+00:00') => {
  const minutes = offset === '-04:00' ? -240 : 0;
  return new Date(NOW + ms + minutes * 60_000).toISOString().replace('Z', offset);
};
const HOUR = 3_600_000;
const event = (title: string, ...times: readonly (readonly [number, number | null])[]): NewEvent => ({
  title,
  times: times.map(([start, end]) => ({ start: at(start), end: end === null ? null : at(end) })),
});

async function listed(choices: Partial<Choices>, ...events: readonly NewEvent[]) {
  const feed = open({ choices });
  for (const event of events) feed.publish('engineering', event);
  const listedTitles = await titles(feed);
  feed.close();
  return listedTitles;
}

test('an event is listed up to the millisecond at which its last occurrence ends', async () => {
  const events = [
    event('gone', [-HOUR, -1]),
    event('ends', [-HOUR, 0]),
    event('series', [-9 * HOUR, -8 * HOUR], [1, 2]),
  ];
  expect(await listed({}, ...events, event('goes on', [-HOUR, HOUR]))).toEqual(['ends', 'goes on', 'series']);
});

test('without an end an occurrence ends when it starts; without any time an event stays', async () => {
  const timeless: NewEvent[] = [
    { title: 'null', times: null },
    { title: 'empty', times: [] },
    { title: 'hole', times: [null] },
  ];
  const half: NewEvent = { title: 'end only', times: [{ start: null, end: at(5) }] };
  expect(await listed({}, ...timeless, half, event('was', [-1, null]), event('is', [0, null]))).toEqual([
    'is',
    'end only',
    'empty',
    'hole',
    'null',
  ]);
  for (const upcoming of ['not-begun', 'today', 'day-back'] as const) {
    expect(await listed({ upcoming }, { title: null, times: null })).toEqual([null]);
  }
});

test('other meanings of upcoming', async () => {
  const events = [
    event('a', [-30 * HOUR, -24 * HOUR - 1]),
    event('b', [-30 * HOUR, -24 * HOUR]),
    event('c', [-1, HOUR]),
  ];
  expect(await listed({ upcoming: 'day-back' }, ...events)).toEqual(['b', 'c']);
  expect(await listed({ upcoming: 'not-begun' }, ...events, event('d', [0, HOUR]))).toEqual(['d']);
});

test('today is a day in the offset of the event', async () => {
  // It is 06:06 in UTC and 02:06 at -04:00, of May 10.
  const times = (end: string) => ({ title: end, times: [{ start: end, end }] });
  const evening = times('2014-05-09T23:59:59.999-04:00');
  const midnight = times('2014-05-10T00:00:00-04:00');
  const yesterday = times('2014-05-09T23:59:59+00:00');
  const far = times('2014-05-09T20:30:00-12:00');
  expect(await listed({ upcoming: 'today' }, evening, midnight, yesterday, far)).toEqual([
    '2014-05-10T00:00:00-04:00',
    '2014-05-09T20:30:00-12:00',
  ]);
});

test('instants are compared, not texts', async () => {
  const late = { title: 'late', times: [{ start: '2014-05-10T02:30:00-04:00', end: null }] };
  const early = { title: 'early', times: [{ start: '2014-05-10T08:10:00+02:00', end: null }] };
  const past = { title: 'past', times: [{ start: '2014-05-10T14:00:00+12:00', end: null }] };
  expect(await listed({}, late, early, past)).toEqual(['early', 'late']);
});

test('orders', async () => {
  const series = { ...event('series', [-9 * HOUR, -8 * HOUR], [3 * HOUR, 4 * HOUR]), id: 9n };
  const soon = { ...event('soon', [HOUR, 2 * HOUR]), id: 10n };
  const twin = { ...event('Soon', [HOUR, 3 * HOUR]), id: -1n };
  const none: NewEvent = { title: 'none', id: null, times: null };
  const events = [none, series, soon, twin];
  expect(await listed({ order: 'next' }, ...events)).toEqual(['Soon', 'soon', 'series', 'none']);
  expect(await listed({ order: 'start' }, ...events)).toEqual(['series', 'Soon', 'soon', 'none']);
  expect(await listed({ order: 'id' }, ...events)).toEqual(['Soon', 'series', 'soon', 'none']);
  expect(await listed({ order: 'published' }, ...events)).toEqual(['none', 'series', 'soon', 'Soon']);
});
