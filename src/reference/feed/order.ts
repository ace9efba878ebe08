import type { Choices } from './choices.ts';
import type { Item } from './item.ts';
import type { Parts } from './parts.ts';

type Rank = number | bigint;
const compare = <T extends Rank | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The items in the order in which they are listed. What has no time, or no id, comes last. Ties go by title, then id,
 * then by which was published first, so that the order is total: two answers with the same events have them alike.
 */
export function order(items: readonly Item[], now: number, choices: Choices, parts: Parts): readonly Item[] {
  const { order, upcoming } = choices;
  const rank = ({ number, event, spans }: Item): Rank => {
    if (order === 'published') return number;
    if (order === 'id') return event.id ?? Number.POSITIVE_INFINITY;
    const listed = order === 'start' ? spans : spans.filter((span) => parts.lasts(span, upcoming) >= now);
    return listed.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);
  };
  const ranked = items.map((item) => ({ item, rank: rank(item) }));
  ranked.sort((a, b) => compare(a.rank, b.rank) || tie(a.item, b.item));
  return ranked.map(({ item }) => item);
}

function tie(a: Item, b: Item): number {
  const [x, y] = [a.event, b.event];
  const byTitle = compare(x.title ?? '', y.title ?? '');
  const byId = compare<Rank>(x.id ?? Number.POSITIVE_INFINITY, y.id ?? Number.POSITIVE_INFINITY);
  return byTitle || byId || a.number - b.number;
}
