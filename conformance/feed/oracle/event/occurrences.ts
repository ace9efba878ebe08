/**
 * The occurrences of an event as instants, published and served.
 *
 * Follows: interface document, "Event"
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readDateTime } from '../date/date-time.ts';
import type { FeedEvent, FeedTimes } from './event.ts';

/** An occurrence as two instants; null for a missing one. */
export interface Occurrence {
  readonly start: bigint | null;
  readonly end: bigint | null;
}

const instantOfText = (text: string | null): bigint | null | undefined =>
  text === null ? null : readDateTime(text).value?.epochNanoseconds;

/** The occurrences of a served event; undefined if other checks judge its `times`. */
export function servedOccurrences(times: JsonNode | undefined): readonly (Occurrence | null)[] | undefined {
  if (times?.kind !== 'array') return undefined;
  const found = times.items.map((item) => {
    if (item.kind === 'null') return null;
    if (item.kind !== 'object') return undefined;
    const [start, end] = ['start', 'end'].map((name) => {
      const node = item.members.get(name);
      if (!node || node.kind === 'null') return null;
      return node.kind === 'string' ? instantOfText(node.value) : undefined;
    });
    return start === undefined || end === undefined ? undefined : { start, end };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

const bySpan = (a: Occurrence | null, b: Occurrence | null): number => {
  const key = (instant: bigint | null | undefined) => instant ?? 10n ** 30n;
  const order = (x: bigint, y: bigint) => (x < y ? -1 : x > y ? 1 : 0);
  return (
    order(key(a?.start), key(b?.start)) || order(key(a?.end), key(b?.end)) || Number(a === null) - Number(b === null)
  );
};

/** Occurrences as they were published. */
export const publishedOccurrences = (times: readonly (FeedTimes | null)[]): readonly (Occurrence | null)[] =>
  times.map((time) => time && { start: instantOfText(time.start) ?? null, end: instantOfText(time.end) ?? null });

/** Occurrences in a fixed order, since a feed may list them in any order. */
export const sortedOccurrences = (occurrences: readonly (Occurrence | null)[]): readonly (Occurrence | null)[] =>
  occurrences.toSorted(bySpan);

const DAY = 86_400n * 1_000_000_000n;
/** Events are upcoming until at most a day after their end (choice `upcoming`); days end at another time elsewhere. */
const LONG_OVER = 2n * DAY;

/**
 * An event as a feed may list it at an instant: without the occurrences that have begun, if the feed lists no occurrence that is long
 * over. The interface document does not say whether the past occurrences of an upcoming event are listed.
 */
export function withoutBegunOccurrences(event: FeedEvent, times: JsonNode | undefined, at: bigint): FeedEvent {
  const served = servedOccurrences(times);
  if (!event.times || !served || served.length >= event.times.length) return event;
  if (served.some((one) => (lastInstant(one) ?? at) < at - LONG_OVER)) return event;
  const left = [...served];
  const owed = event.times.filter((time) => {
    const [occurrence = null] = publishedOccurrences([time]);
    const index = left.findIndex((one) => isSameOccurrence(one, occurrence));
    if (index >= 0) left.splice(index, 1);
    const start = occurrence?.start ?? occurrence?.end ?? null;
    return index >= 0 || start === null || start > at;
  });
  return { ...event, times: owed };
}

const lastInstant = (occurrence: Occurrence | null): bigint | null => occurrence?.end ?? occurrence?.start ?? null;

const isSameOccurrence = (a: Occurrence | null, b: Occurrence | null): boolean =>
  a?.start === b?.start && a?.end === b?.end;
