/** Events with which feeds fail, each unusual in a few unrelated members. */

import type { Random } from '../../../core/run/random.ts';
import { dateTimeAt, nextHour } from '../../inputs/events/date-times.ts';
import { HOUR_MS, unusualDates, utcDateTime } from '../../inputs/events/unusual-dates.ts';
import {
  CODE,
  HALF_PAIRS,
  HTML_ENTITIES,
  MARKUP,
  NONCHARACTERS,
  NOT_IN_XML,
  TYPOGRAPHIC,
  UNICODE,
} from '../../inputs/events/unusual-texts.ts';
import type { FeedEvent } from '../../oracle/event/event.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { TestItems } from '../publishing/items.ts';

/** A case, and what is judged of it. */
export interface PublishedCase {
  readonly item: TestItem;
  /** Whether the feed has to list it: it may leave out events without a time; other checks judge beginning events. */
  readonly owed: boolean;
  /** Whether its values are compared. */
  readonly compared: boolean;
}

/** Two events that have all in common but id and link. */
export const TWINS: readonly string[] = ['a twin', 'the other twin'];

/** All cases. `random` gives an unused id; `offset` is that of the site's clocks in minutes. */
export function unusualCases(items: TestItems, now: number, random: Random, offset: number): readonly PublishedCase[] {
  const soon = items.make('').event.times![0]!;
  // It is found by its time alone, at which no other event begins.
  const at = nextHour(now, 27) + (1 + random.below(3500)) * 1000;
  const alone = { start: dateTimeAt(at, -300), end: dateTimeAt(at + HOUR_MS, -300) };
  const of = (what: string, more: Parameters<TestItems['make']>[1] = {}): PublishedCase => ({
    item: items.make(what, more),
    owed: true,
    compared: true,
  });
  const notOwed = (what: string, more: Partial<FeedEvent>): PublishedCase => ({ ...of(what, more), owed: false });
  const series = Array.from({ length: 11 }, (_, i) => {
    const start = nextHour(now, -120 + 24 * i);
    return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR_MS, -300) };
  });
  const many = Array.from({ length: 40 }, (_, i) => {
    const start = nextHour(now, 30 + 24 * i);
    return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR_MS, -300) };
  });
  const twins = items.make('').mark;
  const shared = { title: `Touchstone twins ${twins}`, times: [soon], type: ['Lecture'] };
  return [
    of('a plain event'),
    of('a title of digits', { title: '2014', type: [null, 'Open house'] }),
    of('a title "true"', { title: 'true', type: [''] }),
    of('a title "null"', { title: 'null', type: [] }),
    of('an empty title', { title: '' }),
    of('a title with markup', (mark) => ({ title: `${MARKUP} ${mark}`, type: ['Arts & Crafts', '<em>'] })),
    of('a title like code', (mark) => ({ title: `${CODE} ${mark}`, type: ['a,b', 'c;d', 'e'] })),
    of('white space in a title', (mark) => ({ title: `  two  spaces \t tab\u00a0${mark}  ` })),
    of('line ends in a title', (mark) => ({ title: `one\ntwo\r\nthree\rfour ${mark}` })),
    of('a title of all of Unicode', (mark) => ({ title: `${UNICODE} ${mark} \ud83d\udca1 end` })),
    of('a title of 3,000 characters', (mark) => ({ title: `${mark} ${'long '.repeat(600)}end` })),
    of('a title "0"', { title: '0', type: ['0'] }),
    of('a title of a space', { title: ' ', id: 0n }),
    of('a title "007"', { title: '007', type: ['1e3'] }),
    of('a title "false"', { title: 'false', type: [' a type '] }),
    of('a title "1.0"', { title: '1.0', type: ['-1', '1.0', 'T'.repeat(300)], updated: '1999-12-31T23:59:59-05:00' }),
    of('a title "-1"', { title: '-1', type: ['true', 'null', 'undefined'], updated: utcDateTime(nextHour(now, -29)) }),
    of('entities in a title', (mark) => ({
      title: `${HTML_ENTITIES} ${mark}`,
      type: [HTML_ENTITIES],
      updated: dateTimeAt(nextHour(now, -31), 345),
    })),
    of('typographic marks in a title', (mark) => ({ title: `${TYPOGRAPHIC} ${mark}`, type: [TYPOGRAPHIC] })),
    of('a link of 300 characters', (mark) => ({ link: `https://events.example/${mark}/${'long-'.repeat(52)}end` })),
    of('a link with letters of both cases', (mark) => ({
      link: `https://events.example/${mark}//Caf%C3%A9_O'Brien+Sons?From=A+b&To=%2B1`,
    })),
    of('a link with a port', (mark) => ({ link: `http://events.example:8080/${mark}/%41%7e%2fb` })),
    of('a link beyond ASCII', (mark) => ({ link: `https://events.example/${mark}/caf\u00e9` })),
    of('an occurrence without a start', { times: [soon, { start: null, end: soon.end }] }),
    of('forty occurrences', { times: many }),
    of('no title', { title: null }),
    of('no type, and noncharacters in a title', (mark) => ({ title: `R&D ${NONCHARACTERS} ${mark}`, type: null })),
    of('twelve types', { type: Array.from({ length: 12 }, (_, i) => `Type ${i + 1}`) }),
    of('no link, and types that are equal or differ in case', { link: null, type: ['Lecture', 'lecture', 'Lecture'] }),
    of('a link with a query', (mark) => ({ link: `https://events.example/${mark}?a=1&b=%26%20x&amp;c=2#part-2` })),
    of('no time of change, and an id below zero', { updated: null, id: -BigInt(random.below(2 ** 30)) - 1n }),
    of('no id', { id: null }),
    of('an id beyond 2^53', { id: 2n ** 53n + 2n * random.belowBig(2n ** 40n) + 1n }),
    notOwed('nothing but a time', { id: null, title: null, times: [alone], type: null, link: null, updated: null }),
    of('an occurrence that is null', { times: [soon, null] }),
    of('an occurrence without times', { times: [soon, { start: null, end: null }] }),
    of('an occurrence without end behind one that has one', { times: [soon, { start: soon.end, end: null }] }),
    notOwed('an occurrence without end', { times: [{ start: soon.start, end: null }] }),
    of('a start that is its end', { times: [{ start: soon.start, end: soon.start }] }),
    notOwed('a series of eleven, half of them over', { times: series }),
    notOwed('times of long ago', {
      times: [
        { start: '1969-12-31T23:59:59-05:00', end: '1970-01-01T00:00:01-05:00' },
        { start: '1970-01-01T00:00:00+00:00', end: '1970-01-01T00:00:00+00:00' },
        { start: '2014-07-01T12:00:00-04:00', end: '2014-12-01T12:00:00-05:00' },
        soon,
      ],
    }),
    ...TWINS.map((what) => of(what, shared)),
    notOwed('no times', { times: null }),
    notOwed('an empty list of times', { times: [] }),
    { ...notOwed('characters that XML cannot say', { title: NOT_IN_XML }), compared: false },
    { ...notOwed('halves of surrogate pairs', { title: HALF_PAIRS }), compared: false },
    ...Object.entries(unusualDates(soon, now, offset)).map(([what, times]) => of(what, { times })),
  ];
}
