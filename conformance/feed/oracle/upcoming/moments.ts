/** Moments in words, and when an event is over. */

import { servedOccurrences } from '../event/occurrences.ts';
import type { ObjectNode } from '../json/value.ts';

/** Long over: by more than any reading of "upcoming" that somebody has. */
export const LONG_OVER_MS = 2 * 86_400_000;

/** A moment for people, in UTC. */
export const momentText = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** When the last occurrence of an event ends; undefined where one does not say when it ends: it may be yet to come. */
export function lastEnd(event: ObjectNode): bigint | undefined {
  const times = servedOccurrences(event.members.get('times')) ?? [];
  if (times.some((one) => one === null || one.end === null)) return undefined;
  return times
    .map((one) => one!.end!)
    .reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
}
