/** Events of the run with times around a span. */

import { dateTimeAt } from '../../inputs/events/date-times.ts';
import type { FeedTimes } from '../../oracle/event/event.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { EventSpan } from '../../oracle/upcoming/options.ts';
import type { TestItems } from '../publishing/items.ts';

const DAY = 86_400_000;

/** An event of ours and when it is, once or several times. */
export interface PassingEvent {
  readonly item: TestItem;
  readonly last: EventSpan;
  /** `once`, for hours; `long`, for days; `series`: it had occurrences before; `endless`: its end is null. */
  readonly kind: 'once' | 'long' | 'series' | 'endless';
  /** The times that it gets after its publication with other times. */
  readonly moved?: readonly FeedTimes[];
}

export const timesOfSpan = ({ start, end }: EventSpan, offset: number): FeedTimes => ({
  start: dateTimeAt(start, offset),
  end: dateTimeAt(end, offset),
});

/** An event with several offsets, which may not change how long it is listed. */
const OFFSETS = [0, -300, 840, -720, 345];

/** An event that is changed to be at another time. */
export const movedEvent = (
  items: TestItems,
  { was, last }: { readonly was: EventSpan; readonly last: EventSpan },
): PassingEvent => ({
  item: items.make('an event that was moved', { times: [timesOfSpan(was, -300)] }),
  kind: 'once',
  last,
  moved: [timesOfSpan(last, -300)],
});

/** No document says in which order an event has its occurrences. */
export const LATEST_FIRST = 'a series whose latest occurrence is given first';

/** Events with different starts and ends, which show every boundary. */
export function eventsAround(items: TestItems, span: EventSpan): readonly PassingEvent[] {
  const of = (
    what: string,
    kind: PassingEvent['kind'],
    last: EventSpan,
    times: readonly FeedTimes[],
  ): PassingEvent => ({
    item: items.make(what, { times }),
    kind,
    last,
  });
  const later = { start: span.start + 6 * DAY, end: span.end + 6 * DAY };
  return [
    ...OFFSETS.map((offset) => {
      const times = [timesOfSpan(span, offset)];
      return of(`an event with the offset ${times[0]!.start!.slice(-6)}`, 'once', span, times);
    }),
    of('an event of many days', 'long', { ...span, start: span.start - 10 * DAY }, [
      timesOfSpan({ ...span, start: span.start - 10 * DAY }, -240),
    ]),
    of('a series', 'series', later, [timesOfSpan(span, -300), timesOfSpan(later, -300)]),
    of(LATEST_FIRST, 'series', later, [timesOfSpan(later, -300), timesOfSpan(span, -300)]),
    movedEvent(items, { was: later, last: span }),
    of('an event without an end', 'endless', span, [{ start: dateTimeAt(span.start, -300), end: null }]),
  ];
}
