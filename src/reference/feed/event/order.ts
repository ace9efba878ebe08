import type { Choices } from '../choices.ts';
import type { Item } from './item.ts';
import type { LastingPart } from './select.ts';

type Rank = number | bigint;
const compare = <T extends Rank | string>(a: T, b: T): number => (a < b ? -1 : Number(a > b));

/**
 * Sorts items, which are given in the order of publication, for the listing. Items without a time, or without an id,
 * come last. Ties are broken by title, then by publication, so that the order is total: two answers with the same
 * events have the same order.
 */
export function order(items: readonly Item[], now: number, choices: Choices, parts: LastingPart): readonly Item[] {
  const { order, upcoming } = choices;
  if (order === 'published') return items;
  const rank = ({ event, spans }: Item): Rank => {
    if (order === 'id') return event.id ?? Number.POSITIVE_INFINITY;
    const listed = order === 'start' ? spans : spans.filter((span) => parts.lasts(span, upcoming) >= now);
    return listed.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);
  };
  const ranked = items.map((item) => ({ item, rank: rank(item), title: item.event.title ?? '' }));
  ranked.sort((a, b) => compare(a.rank, b.rank) || compare(a.title, b.title));
  return ranked.map(({ item }) => item);
}
