/** Events of ours whose times lie about one span. */
import type { FeedTimes } from '../core/feed-event.ts';
import { dateTimeAt } from '../properties/feed-event.ts';
import type { Item, Items } from './items.ts';
import type { Span } from './until-when.ts';

const DAY = 86_400_000;

/** An event of ours and when it is, once or several times. */
export interface Passing {
  readonly item: Item;
  readonly last: Span;
  /** `once`, for hours; `long`, for days; `series`: it had occurrences before; `endless`: its end is null. */
  readonly kind: 'once' | 'long' | 'series' | 'endless';
  /** The times that it gets when it has been published with others. */
  readonly moved?: readonly FeedTimes[];
}

export const timesOf = ({ start, end }: Span, offset: number): FeedTimes => ({
  start: dateTimeAt(start, offset),
  end: dateTimeAt(end, offset),
});

/** One event at several offsets: none of them may change until when it is listed. */
const OFFSETS = [0, -300, 840, -720, 345];

/** An event that is changed to be at another time. */
export const moving = (items: Items, { was, last }: { readonly was: Span; readonly last: Span }): Passing => ({
  item: items.make('an event that was moved', { times: [timesOf(was, -300)] }),
  kind: 'once',
  last,
  moved: [timesOf(last, -300)],
});

/** Events that begin at one instant and end at another, by which every boundary is seen. */
export function around(items: Items, span: Span): readonly Passing[] {
  const of = (what: string, kind: Passing['kind'], last: Span, times: readonly FeedTimes[]): Passing => ({
    item: items.make(what, { times }),
    kind,
    last,
  });
  const later = { start: span.start + 6 * DAY, end: span.end + 6 * DAY };
  return [
    ...OFFSETS.map((offset) => {
      const times = [timesOf(span, offset)];
      return of(`an event with the offset ${times[0]!.start!.slice(-6)}`, 'once', span, times);
    }),
    of('an event of many days', 'long', { ...span, start: span.start - 10 * DAY }, [
      timesOf({ ...span, start: span.start - 10 * DAY }, -240),
    ]),
    of('a series', 'series', later, [timesOf(span, -300), timesOf(later, -300)]),
    moving(items, { was: later, last: span }),
    of('an event without an end', 'endless', span, [{ start: dateTimeAt(span.start, -300), end: null }]),
  ];
}
