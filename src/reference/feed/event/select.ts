import type { Choices } from '../choices.ts';
import type { Span } from './event.ts';
import type { Item } from './item.ts';

/** The part that decides how long an occurrence keeps its event listed. */
export interface LastingPart {
  lasts(span: Span, upcoming: Choices['upcoming']): number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The last instant, in milliseconds since the epoch, at which an occurrence keeps its event listed. */
export function lasts({ start, end, offset }: Span, upcoming: Choices['upcoming']): number {
  switch (upcoming) {
    case 'not-ended':
      return end;
    case 'not-begun':
      return start;
    case 'day-back':
      return end + DAY;
    case 'today': {
      // The last millisecond of the day on which it ends, in its own offset.
      const midnights = Math.floor((end + offset * MINUTE) / DAY) + 1;
      return midnights * DAY - offset * MINUTE - 1;
    }
  }
}

/** The items that are listed at `now`: those with an occurrence that lasts, and those without times. */
export function select(
  items: readonly Item[],
  now: number,
  { upcoming }: Choices,
  parts: LastingPart,
): readonly Item[] {
  return items.filter(({ spans }) => spans.length === 0 || spans.some((span) => parts.lasts(span, upcoming) >= now));
}

/** The instants at which `select` and `order` may change their treatment of an item. */
export function turns(item: Item, { upcoming }: Choices, parts: LastingPart): readonly number[] {
  return item.spans.map((span) => parts.lasts(span, upcoming));
}
