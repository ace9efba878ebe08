/**
 * Until when an event is upcoming, by each option of the choice upcoming.
 *
 * Follows: spec/feed/choices.yaml, choice `upcoming`
 */

import type { ChoiceName } from '../../../core/spec/choice.ts';

/** Options of the choice `upcoming`. */
export const UPCOMING_OPTIONS = ['not-begun', 'not-ended', 'today', 'day-back'] as const;
export type UpcomingOption = (typeof UPCOMING_OPTIONS)[number];
export const UPCOMING_CHOICE = 'upcoming' satisfies ChoiceName;

const DAY = 86_400_000;
/** Our occurrences end seven minutes past an hour: no zone has midnight as near to that. */
export const PAST_THE_HOUR = 7 * 60_000;

/** An occurrence, in milliseconds. */
export interface EventSpan {
  readonly start: number;
  readonly end: number;
}

/** One look at the list: whether it had an event of the run, with this last occurrence. */
export interface ListLook {
  readonly last: EventSpan;
  readonly now: number;
  readonly listed: boolean;
  /** For people. */
  readonly what: string;
}

/** Whether an option lists the event; undefined if that depends on an unknown time zone. */
function listsEvent(option: UpcomingOption, { start, end }: EventSpan, now: number, skew: number): boolean | undefined {
  const before = (instant: number) => (Math.abs(now - instant) <= skew ? undefined : now < instant);
  if (option === 'not-begun') return before(start);
  if (option === 'not-ended') return before(end);
  if (option === 'day-back') return before(end + DAY);
  // The day on which it ends is over, somewhere, after minutes; everywhere, after less than a day.
  if (now + skew < end + PAST_THE_HOUR) return true;
  return now - skew > end + DAY - PAST_THE_HOUR ? false : undefined;
}

/** The options that agree with all looks. `skew`: milliseconds by which the feed's clock may differ. */
export function fittingOptions(looks: readonly ListLook[], skew: number): readonly UpcomingOption[] {
  return UPCOMING_OPTIONS.filter((option) =>
    looks.every(({ last, now, listed }) => (listsEvent(option, last, now, skew) ?? listed) === listed),
  );
}

/** In any zone midnight is at one of these. */
const QUARTER = 15 * 60_000;

/**
 * Whether every option has one answer, which stays the same for as long as the skew. `anywhere`: wherever the day is
 * that of the feed; else it is the same day for all that is compared, and only midnight is left out.
 */
export function isUndisputed({ last, now }: Pick<ListLook, 'last' | 'now'>, skew: number, anywhere: boolean): boolean {
  const past = now % QUARTER;
  const turns = anywhere || Math.min(past, QUARTER - past) <= skew;
  return UPCOMING_OPTIONS.every(
    (option) => listsEvent(option, last, now, skew) !== undefined || (option === 'today' && !turns),
  );
}
