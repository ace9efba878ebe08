import type { NewEvent, NewOccurrence } from '../../../reference/feed/index.ts';
import type { FeedCase } from '../case.ts';
import { DAY, dateTime, HOUR, MINUTE } from '../date-time.ts';
import { type Random, random } from '../random.ts';

const CASES = 4;
const EVENTS = 6;
const PIECES = [
  ...'a b C 9 ä ß é İ 💡 中 𠀋 ש & < > " \' \\ / ; % { } [ ] ( ) # = + - _'.split(' '),
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\ufffe',
    '\0',
    '\ud800',
    '\udc00',
  ],
  ...['&amp;', ']]>', '<!--', '</script>', 'null', '__proto__', '\u0301', '👩‍👧'],
];
const TYPES = ['Lecture', 'Seminar', 'Open house', 'R&D', 'Conférence'];
const OFFSETS = [-720, -300, -300, -240, -210, 0, 60, 330, 345, 840];

/** Lists of random events, from a seed. */
export function byChance(now: number, seed: bigint): readonly FeedCase[] {
  return Array.from({ length: CASES }, (_, i): FeedCase => {
    const name = `random-${i + 1}`;
    const by = random(seed, name);
    const events = Array.from({ length: EVENTS }, () => event(now, by));
    return { name, about: 'Events made by chance, from the seed.', events };
  });
}

function event(now: number, by: Random): NewEvent {
  const orNull = <T>(make: () => T) => (by.once(8) ? null : make());
  return {
    ...(by.once(3) ? { id: by.below(2 ** 48) } : {}),
    title: orNull(() => text(by)),
    times: orNull(() => by.some(3, () => orNull(() => occurrence(now, by)))),
    type: orNull(() => by.some(3, () => orNull(() => (by.once(3) ? text(by) : by.pick(TYPES))))),
    link: orNull(() => `https://feed.example/${encodeURIComponent(text(by).toWellFormed())}?id=${by.below(1_000)}&x`),
    updated: orNull(() => dateTime(now - by.below(400) * DAY - by.below(86_400) * 1_000, by.pick(OFFSETS))),
  };
}

/** A few end before now; most begin within a year. */
function occurrence(now: number, by: Random): NewOccurrence {
  const start = now + (by.below(8_760) - 24) * HOUR + by.below(4) * 15 * MINUTE;
  const length = by.pick([0, 1, 30, 60, 90, 1_440, 10_080]) * MINUTE;
  const offset = by.pick(OFFSETS);
  const all = { start: dateTime(start, offset), end: dateTime(start + length, offset) };
  return by.once(6) ? { ...all, [by.pick(['start', 'end'])]: null } : all;
}

function text(by: Random): string {
  return by.some(12, () => by.pick(PIECES)).join('');
}
