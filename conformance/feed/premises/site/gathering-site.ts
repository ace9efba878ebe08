/** A site that lists the events of a site whose slug begins with its own, as a comparison by the beginning would. */
import type { Trial } from '../../../core/check/trial.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import { decodedSlug, similarSlugs, slugInPath } from '../../oracle/site/slug.ts';
import type { FeedTarget } from '../../target/target.ts';
import { readList } from '../list/lists.ts';
import { siteList } from './site-list.ts';

export interface GatheringSite {
  /** The slug in the path. */
  readonly site: string;
  /** The slug of the other site, whose events it lists. */
  readonly other: string;
  /** Its list. */
  readonly list: EventList;
}

/** How many pairs of sites are read. */
const PAIRS = 3;

/**
 * Reads pairs of sites, those with a named site first. The site lists every event of the other, and more: two names of
 * one site list the same events.
 */
export async function gatheringSite(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
): Promise<GatheringSite | undefined> {
  const named = [feed.site, feed.otherSite].filter((site) => site !== undefined).map(decodedSlug);
  const slugs = new Set([...named, ...(await t.use(siteList)).map(({ slug }) => slug)]);
  // `feed/other-site/own-events` publishes in each of the two named sites.
  const pairs = similarSlugs([...slugs])
    .map((pair) => ({
      pair,
      named: pair.filter((slug) => named.includes(slug)).length,
      rank: t.random.below(1_000_000),
    }))
    .filter((one) => one.named < 2)
    .sort((a, b) => b.named - a.named || a.rank - b.rank);
  for (const { pair } of pairs.slice(0, PAIRS)) {
    const [site, other] = pair.map(slugInPath) as [string, string];
    const others = eventsInAnswer((await readList(feed, { site: other })).answer);
    if (others.length === 0) continue;
    const list = await readList(feed, { site });
    const own = new Set(eventsInAnswer(list.answer));
    if (own.size > others.length && others.every((event) => own.has(event))) return { site, other, list };
  }
  return undefined;
}
