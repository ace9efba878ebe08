/** Events by chance, which shrink to the smallest that shows what is wrong. */

import fc from 'fast-check';
import type { FeedEvent, FeedTimes } from '../../oracle/event/event.ts';
import { fitsXml } from '../../oracle/xml/name.ts';
import { dateTimeAt, MINUTE_MS, UTC_OFFSETS } from './date-times.ts';

/** What a generated event has of its own; id, link and `updated` are given to it when it is published. */
export type EventContent = Pick<FeedEvent, 'title' | 'times' | 'type'>;

/** Pieces of text that programs take for something else. */
const PIECES = ['&', '&amp;', '<', '>', '"', "'", '\\', '/', ']]>', '%s', '{0}', '0', '-', ' ', '\t', '\n', '\u2028'];

/** Letters of several characters, which are cut in two where characters are counted. */
const SEQUENCES = [
  'e\u0301',
  '\u0915\u094d\u0937',
  '\ud83c\udde8\ud83c\udde6',
  '\ud83d\udc69\u200d\ud83d\udcbb',
  '\u2764\ufe0f',
];

/**
 * A character of a range of code points. The units that fast-check has of its own are each turned round into a table of
 * all of Unicode, which takes a hundred megabytes.
 */
const character = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((point) => String.fromCodePoint(point));

/** A text that JSON and XML can both carry. */
function text(): fc.Arbitrary<string> {
  const unit = fc.oneof(
    { weight: 3, arbitrary: character(0x20, 0x7e) },
    { weight: 1, arbitrary: character(0xa0, 0x2fff) },
    { weight: 1, arbitrary: fc.constantFrom(...SEQUENCES) },
    { weight: 2, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 1, arbitrary: character(0, 0x10ffff) },
  );
  return fc.string({ unit, maxLength: 12 }).filter(fitsXml);
}

const orNull = <X>(of: fc.Arbitrary<X>): fc.Arbitrary<X | null> => fc.option(of, { nil: null, freq: 6 });

/** An occurrence that begins between one and two days after `now`, and ends within a week. */
function occurrence(now: number, endless: boolean): fc.Arbitrary<FeedTimes> {
  const minutes = fc.integer({ min: 24 * 60, max: 48 * 60 });
  const offset = fc.constantFrom(...UTC_OFFSETS);
  const length = fc.integer({ min: 0, max: 7 * 24 * 60 });
  return fc.tuple(minutes, endless ? fc.option(length, { nil: null }) : length, offset).map(([from, lasts, at]) => {
    const start = now - (now % MINUTE_MS) + from * MINUTE_MS;
    return { start: dateTimeAt(start, at), end: lasts === null ? null : dateTimeAt(start + lasts * MINUTE_MS, at) };
  });
}

/**
 * What an event may say, within what JSON and XML can both carry; the first occurrence is a day or two after `now`. Made
 * smaller by shorter texts and shorter lists.
 */
export function eventContent(now: number): fc.Arbitrary<EventContent> {
  const further = orNull(fc.oneof(occurrence(now, true), fc.constant({ start: null, end: null })));
  return fc.record({
    title: orNull(text()),
    times: fc
      .tuple(occurrence(now, false), fc.array(further, { maxLength: 4 }))
      .map(([first, more]) => [first, ...more]),
    type: orNull(fc.array(orNull(text()), { maxLength: 4 })),
  });
}
