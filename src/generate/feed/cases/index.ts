import type { NewEvent } from '../../../reference/feed/index.ts';
import type { FeedCase } from '../case.ts';
import { byChance } from './by-chance.ts';
import { dates, upcoming } from './dates.ts';
import { links } from './links.ts';
import { ids, lists } from './lists.ts';
import { nulls } from './nulls.ts';
import { callbacks, formats, keys } from './refusals.ts';
import { sequences } from './sequences.ts';
import { sites } from './sites.ts';
import { texts } from './texts.ts';

/**
 * Cases in which only the events are unusual. Cases with explicit ids come first, before the feed assigns those ids.
 */
const ofEvents = (now: number): readonly FeedCase[] =>
  [ids, lists, nulls, texts, links, dates].flatMap((group) => group(now));

/** Every case, at a time; the random cases are those of the seed. */
export function cases(now: number, seed: bigint): readonly FeedCase[] {
  const more = [upcoming(now), sites(now), keys(now), formats(), callbacks(now), sequences(now), byChance(now, seed)];
  return [...ofEvents(now), ...more.flat()];
}

/** The unusual events of all cases in one list, at a time; without those of lists that only test lengths. */
export function edgeEvents(now: number): readonly NewEvent[] {
  return ofEvents(now)
    .filter(({ name, choices }) => !name.startsWith('list-') && choices === undefined)
    .flatMap(({ events = [] }) => events);
}
