/** Events at which feeds go wrong, each odd in a few members that have nothing to do with each other. */
import type { FeedEvent, FeedTimes } from '../core/feed-event.ts';
import type { Random } from '../core/random.ts';
import { dateTimeAt, nextHour, OFFSETS } from '../properties/feed-event.ts';
import type { Item, Items } from './items.ts';

const HOUR = 3_600_000;

/** One of the cases, and what is judged of it. */
export interface Case {
  readonly item: Item;
  /** Whether the feed owes it here: what says no time it may leave out; what begins is judged with the clock. */
  readonly owed: boolean;
  /** Whether its values are compared. */
  readonly compared: boolean;
}

const MARKUP = `Tom & Jerry <b>"x"</b> 'y' &amp; &#039; ]]> --> </script> <!-- <?xml?>`;
const CODE = `%s {0} \${x} \\ / '; DROP TABLE item; -- __proto__ [object Object] 1e3 0x1F`;
const ENTITIES = 'AT&amp;T &lt;b&gt; &amp;amp; &copy; &nbsp; &eacute; &#38; &#x26; &unknown; %41 %26';
const UNICODE =
  'caf\u00e9 cafe\u0301 \u00a0\u00ad\u0085\u200b\u200e\u202e\u2028\u2029\ufeff\ufffd \ud83d\udc69\u200d\ud83d\udcbb \ud83c\udde8\ud83c\udde6 \ud840\udc00 \u05e9\u05dc\u05d5\u05dd Z\u0351\u036b\u0343a';
const TYPOGRAPHIC = `O'Brien \u2018a\u2019 \u201cb\u201d \u2013 \u2014 \u2026 \u2764\ufe0f \ufb01 \u00bd \u2122`;
/** Characters that XML cannot say, and halves of surrogate pairs. */
const UNSAYABLE = 'NUL \u0000 bell \u0007 escape \u001b \ufffe \uffff \ud83d alone, \udc69 alone';

/** A Sunday of a month, when clocks are changed: of those from a day on the first, as RFC 3339 writes a date. */
function sunday(year: number, month: number, from: number): string {
  const day = new Date(Date.UTC(year, month - 1, from));
  day.setUTCDate(from + ((7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** Dates that programs take for others, all after the first, which is soon. */
function dates(soon: FeedTimes, now: number): Readonly<Record<string, readonly FeedTimes[]>> {
  const year = new Date(now).getUTCFullYear() + 1;
  const leap = year + ((4 - (year % 4)) % 4);
  const at = (start: string, end = start): FeedTimes => ({ start, end });
  const from = nextHour(now, 72);
  // In Toronto half past one comes twice, in Berlin half past two, on Lord Howe Island a quarter to two.
  const [toronto, berlin, lordHowe] = [sunday(year, 11, 1), sunday(year, 10, 25), sunday(year, 4, 1)];
  const spring = { toronto: sunday(year, 3, 8), berlin: sunday(year, 3, 25), sydney: sunday(year, 10, 1) };
  const fraction = (digits: string, i: number) =>
    at(dateTimeAt(from + i * 24 * HOUR, -240).replace('-04:00', `.${digits}-04:00`));
  return {
    offsets: [
      soon,
      ...OFFSETS.map((offset, i) => at(dateTimeAt(from + i * 24 * HOUR, offset))),
      at(utc(from + 999 * HOUR)),
    ],
    'times to the second': [soon, at(utc(from + 1000), utc(from + 59_000)), at(utc(from + HOUR - 1000))],
    fractions: [soon, ...['5', '123', '000001', '123456789'].map(fraction)],
    'changes of the clocks': [
      soon,
      at(`${year}-01-15T12:00:00-05:00`),
      at(`${year}-07-15T12:00:00-04:00`),
      at(`${spring.toronto}T01:59:59-05:00`, `${spring.toronto}T03:00:00-04:00`),
      at(`${toronto}T01:30:00-04:00`, `${toronto}T01:30:00-05:00`),
      at(`${toronto}T01:30:00-05:00`, `${toronto}T02:30:00-05:00`),
    ],
    'changes of the clocks elsewhere': [
      soon,
      at(`${spring.berlin}T01:59:59+01:00`, `${spring.berlin}T03:00:00+02:00`),
      at(`${berlin}T02:30:00+02:00`, `${berlin}T02:30:00+01:00`),
      at(`${berlin}T02:30:00+01:00`, `${berlin}T03:30:00+01:00`),
      at(`${lordHowe}T01:45:00+11:00`, `${lordHowe}T01:45:00+10:30`),
      at(`${spring.sydney}T01:59:59+10:00`, `${spring.sydney}T03:00:00+11:00`),
    ],
    // Seconds since 1970 are more than 31 bits, and then more than 32; of the centuries one in four has a leap day.
    'years far ahead': [
      soon,
      at('2038-01-19T03:14:07+00:00', '2038-01-19T03:14:08+00:00'),
      at('2039-07-01T12:00:00-04:00'),
      at('2100-02-28T23:30:00-05:00', '2100-03-01T00:30:00-05:00'),
      at('2106-02-07T06:28:15+00:00', '2106-02-07T06:28:16+00:00'),
    ],
    'the calendar': [
      soon,
      at(`${year}-03-04T23:59:59-05:00`, `${year}-03-05T00:00:00-05:00`),
      at(`${year}-12-31T23:30:00-05:00`, `${year + 1}-01-01T00:30:00-05:00`),
      at(`${leap}-02-29T20:00:00-05:00`),
    ],
  };
}

const utc = (epochMs: number): string => dateTimeAt(epochMs).replace('+00:00', 'Z');

/** All cases. `random` gives an id that nobody has. */
export function casesOf(items: Items, now: number, random: Random): readonly Case[] {
  const soon = items.make('').event.times![0]!;
  // It is told by its time alone, at which nobody else has anything begin.
  const at = nextHour(now, 27) + (1 + random.below(3500)) * 1000;
  const alone = { start: dateTimeAt(at, -300), end: dateTimeAt(at + HOUR, -300) };
  const of = (what: string, more: Parameters<Items['make']>[1] = {}): Case => ({
    item: items.make(what, more),
    owed: true,
    compared: true,
  });
  const notOwed = (what: string, more: Partial<FeedEvent>): Case => ({ ...of(what, more), owed: false });
  const series = Array.from({ length: 11 }, (_, i) => {
    const start = nextHour(now, -120 + 24 * i);
    return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR, -300) };
  });
  const many = Array.from({ length: 40 }, (_, i) => {
    const start = nextHour(now, 30 + 24 * i);
    return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR, -300) };
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
    of('a title "-1"', { title: '-1', type: ['true', 'null', 'undefined'], updated: utc(nextHour(now, -29)) }),
    of('entities in a title', (mark) => ({
      title: `${ENTITIES} ${mark}`,
      type: [ENTITIES],
      updated: dateTimeAt(nextHour(now, -31), 345),
    })),
    of('typographic marks in a title', (mark) => ({ title: `${TYPOGRAPHIC} ${mark}`, type: [TYPOGRAPHIC] })),
    of('a link of 300 characters', (mark) => ({ link: `https://events.example/${mark}/${'long-'.repeat(52)}end` })),
    of('a link with letters of both cases', (mark) => ({
      link: `https://events.example/${mark}/Caf%C3%A9_O'Brien+Sons?From=A+b&To=%2B1`,
    })),
    of('a link with a port', (mark) => ({ link: `http://events.example:8080/${mark}/%41%7e%2fb` })),
    of('a link beyond ASCII', (mark) => ({ link: `https://events.example/${mark}/caf\u00e9` })),
    of('an occurrence without a start', { times: [soon, { start: null, end: soon.end }] }),
    of('forty occurrences', { times: many }),
    of('no title', { title: null }),
    of('no type', (mark) => ({ title: `R&D ${mark}`, type: null })),
    of('twelve types', { type: Array.from({ length: 12 }, (_, i) => `Type ${i + 1}`) }),
    of('no link', { link: null }),
    of('a link with a query', (mark) => ({ link: `https://events.example/${mark}?a=1&b=%26%20x#part-2` })),
    of('no time of change', { updated: null }),
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
    of('a twin', shared),
    of('the other twin', shared),
    notOwed('no times', { times: null }),
    notOwed('an empty list of times', { times: [] }),
    { ...notOwed('characters that XML cannot say', { title: UNSAYABLE }), compared: false },
    ...Object.entries(dates(soon, now)).map(([what, times]) => of(what, { times })),
  ];
}
