/**
 * Moments for people, and when an event is over.
 *
 * Follows: interface document, "Endpoints" (upcoming events)
 */

import type { Defect } from '../../../core/check/defect.ts';
import { servedOccurrences } from '../event/occurrences.ts';
import type { ObjectNode } from '../json/value.ts';

/** An event that has ended longer ago than this is not upcoming by any known reading of the word. */
export const LONG_OVER_MS = 2 * 86_400_000;

/** A moment for people, in UTC. */
export const momentText = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/**
 * When the last occurrence of an event ends; undefined if an occurrence has no end, since that may be in the future.
 */
export function lastEnd(event: ObjectNode): bigint | undefined {
  const times = servedOccurrences(event.members.get('times')) ?? [];
  if (times.some((time) => time === null || time.end === null)) return undefined;
  return times
    .map((time) => time!.end!)
    .reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
}

/**
 * An event that is long over. `now`: by the clock of the feed or ours, whichever is slower; `skew`: by which they
 * differ.
 */
export function longOverDefect(event: ObjectNode, now: number, skew: number): Defect<'long-over'> | undefined {
  const end = lastEnd(event);
  if (end === undefined) return undefined;
  const ended = Number(end / 1_000_000n);
  if (ended >= now - LONG_OVER_MS - skew) return undefined;
  const expected = `no event that was over before ${momentText(now - LONG_OVER_MS)}Z`;
  return { reason: 'long-over', expected, actual: `an event that ended at ${momentText(ended)}Z`, at: event.pointer };
}
