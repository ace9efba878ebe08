/**
 * The orders that a list may be in.
 *
 * Follows: interface document, "Endpoints"; choice order
 */

import { servedOccurrences } from '../event/occurrences.ts';
import type { ObjectNode } from '../json/value.ts';

/** Options of the choice `order` that a list can show. */
export const EVENT_ORDERS = ['next', 'start', 'id'] as const;
export type EventOrder = (typeof EVENT_ORDERS)[number];

const DAY = 86_400_000_000_000n;

const ascending = (ranks: readonly (bigint | undefined)[]): boolean => {
  const known = ranks.filter((rank) => rank !== undefined);
  return known.every((rank, i) => i === 0 || known[i - 1]! <= rank);
};
const least = (instants: readonly bigint[]): bigint | undefined =>
  instants.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);

interface InstantSpan {
  readonly start: bigint;
  readonly end: bigint;
}

/** Whether an occurrence is over, by each reading of "upcoming"; undefined if that is unknown. */
const IS_OVER: readonly ((span: InstantSpan, now: bigint) => boolean | undefined)[] = [
  ({ end }, now) => end < now,
  ({ start }, now) => start < now,
  ({ end }, now) => end < now - DAY,
  // By the day, in any time zone.
  ({ end }, now) => (end >= now ? false : end < now - DAY ? true : undefined),
];

/** The first start of an occurrence that is not over; undefined if there is no such occurrence, or it is unknown. */
function nextOf(spans: readonly InstantSpan[], over: (span: InstantSpan) => boolean | undefined): bigint | undefined {
  if (spans.some((span) => over(span) === undefined)) return undefined;
  return least(spans.filter((span) => !over(span)).map(({ start }) => start));
}

/**
 * The orders of a list: events without a time, or without an id, may be anywhere. `now` and `skew`, by which the feed's
 * clock may differ, are in nanoseconds.
 */
export function ordersOf(events: readonly ObjectNode[], now: bigint, skew: bigint): readonly EventOrder[] {
  const spans = events.map((event) =>
    (servedOccurrences(event.members.get('times')) ?? []).flatMap((occurrence) => {
      const start = occurrence?.start ?? occurrence?.end;
      return start == null ? [] : [{ start, end: occurrence?.end ?? start }];
    }),
  );
  const ids = events.map((event) => {
    const id = event.members.get('id');
    return id?.kind === 'number' && /^-?\d+$/.test(id.text) ? BigInt(id.text) : undefined;
  });
  const next = IS_OVER.some((over) =>
    [now - skew, now, now + skew].some((at) => ascending(spans.map((all) => nextOf(all, (span) => over(span, at))))),
  );
  const fits: Readonly<Record<EventOrder, boolean>> = {
    next,
    start: ascending(spans.map((all) => least(all.map(({ start }) => start)))),
    id: ascending(ids),
  };
  return EVENT_ORDERS.filter((order) => fits[order]);
}
