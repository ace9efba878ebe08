import type { NewEvent } from '../../../reference/feed/index.ts';
import type { FeedCase } from '../case.ts';
import { DAY, dateTime, HOUR, span } from '../date-time.ts';

/** Typical limits of lists and pages. */
const SMALL = [1, 2, 22];
const LARGE = [21, 50, 51, 100, 101, 1_000, 10_000];

/** Lists of events, and of their times and types, of various lengths. */
export function lists(now: number): readonly FeedCase[] {
  const short = (i: number): NewEvent => ({
    id: i + 1,
    title: `Event ${i + 1}`,
    times: [{ start: dateTime(now + (i + 1) * HOUR) }],
  });
  const many = (n: number) => Array.from({ length: n }, (_, i) => short(i));
  const event = (title: string, more: NewEvent = {}): NewEvent => ({
    title,
    times: [span(now, 24)],
    type: ['Lecture'],
    link: 'https://feed.example/engineering/event',
    updated: dateTime(now - 3 * DAY),
    ...more,
  });
  const occurrences = (n: number, from: number) => Array.from({ length: n }, (_, i) => span(now, from + 24 * i));
  return [
    { name: 'list-0', about: 'No events: an empty list, with the status 204 in the envelope.' },
    ...SMALL.map(
      (n): FeedCase => ({ name: `list-${n}`, about: n === 1 ? 'One event.' : `${n} events.`, events: many(n) }),
    ),
    ...LARGE.map((n): FeedCase => ({ name: `list-${n}`, about: `${n} events.`, large: true, events: many(n) })),
    {
      name: 'one-of-each',
      about: 'One event with one time and one type: lists of one item are lists.',
      events: [event('One of each')],
    },
    {
      name: 'lengths-within',
      about: 'Events with no, one and several times, and with no, one and several types.',
      events: [
        event('No times', { times: [] }),
        event('No types', { type: [] }),
        event('Three times', { times: occurrences(3, 30) }),
        event('Four types', { type: ['Lecture', 'Seminar', 'Open house', 'Lecture'] }),
        event('Neither', { times: [], type: [] }),
      ],
    },
    {
      name: 'series-half-past',
      about: 'A series of eleven occurrences of which five have ended and one goes on: all eleven are in the answer.',
      events: [event('Series', { times: occurrences(11, -120.5) })],
    },
    {
      name: 'alike',
      about: 'Three events with equal title, time, type and link; only their ids differ.',
      events: [event('Office hours'), event('Office hours'), event('Office hours')],
    },
    {
      name: 'further-members',
      about: 'Members that the interface does not name, in an event and in a time, to be passed over.',
      events: [
        event('Further members', {
          times: [{ ...span(now, 26), cancelled: false, room: null }],
          location: { name: 'E5', floors: [1, 2.5, -3], nothing: {} },
          cost: 1e21,
          description_raw: '',
        }),
      ],
    },
  ];
}

/** Ids at the ends of common ranges of integers, and null. */
export function ids(now: number): readonly FeedCase[] {
  const values = [0n, 1n, -1n, 2n ** 31n - 1n, 2n ** 31n, 2n ** 53n - 1n, 2n ** 53n + 1n, 2n ** 63n, null];
  return [
    {
      name: 'ids',
      about: 'Ids of 0, 1, -1, 2^31-1, 2^31, 2^53-1, 2^53+1, 2^63 and null.',
      events: values.map((id, i) => ({ id, title: `Id ${id}`, times: [span(now, 24 + i)] })),
    },
  ];
}
