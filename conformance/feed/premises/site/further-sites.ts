/** Further sites beside the judged one, since a feed may be right for one site and wrong for another. */
import { premise } from '../../../core/check/premise.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { decodedSlug, slugInPath } from '../../oracle/site/slug.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { listing } from '../list/listing.ts';
import { sampledSlugs, siteList } from './site-list.ts';

/** A site that is served as JSON to the key that was given. */
export interface FurtherSite {
  /** The slug in the path. */
  readonly site: string;
  readonly hasEvents: boolean;
}

/** How many sites of the list are used, in addition to the named one: with and without events. */
const WITH_EVENTS = 2;
const WITHOUT = 1;

/** The other named site, and some of the site list, without sites that refuse the key. */
export const furtherSites = premise<FeedTarget>()({
  name: 'further-sites',
  async find(feed, t): Promise<readonly FurtherSite[]> {
    await t.use(listing);
    const found: FurtherSite[] = [];
    const known = new Set([feed.site, feed.otherSite].map((one) => decodedSlug(one ?? feed.site)));
    const look = async (site: string): Promise<boolean> => {
      const answer = await feed.get({ site });
      if (!readListing(answer)) return false;
      const hasEvents = eventsInAnswer(answer).length > 0;
      const alike = found.filter((site) => site.site !== feed.otherSite && site.hasEvents === hasEvents);
      if (site === feed.otherSite || alike.length < (hasEvents ? WITH_EVENTS : WITHOUT))
        found.push({ site, hasEvents });
      return true;
    };
    if (feed.otherSite !== undefined) await look(feed.otherSite);
    const slugs = ((await t.attempt(siteList)) ?? []).map(({ slug }) => slug).filter((slug) => !known.has(slug));
    const full = () => found.filter(({ site }) => site !== feed.otherSite).length === WITH_EVENTS + WITHOUT;
    for (const slug of sampledSlugs(t, [...new Set(slugs)])) {
      if (full()) break;
      // A slash of a slug is in the path unchanged, or else escaped.
      if (!(await look(slugInPath(slug))) && slug.includes('/')) await look(encodeURIComponent(slug));
    }
    return found;
  },
});

/** The feed with additional members in each request, such as another site. */
export function feedWithQuery(feed: FeedTarget, more: FeedQuery): FeedTarget {
  const get: FeedTarget['get'] = (query = {}) => feed.get({ ...more, ...query });
  return { ...feed, ...(more.site === undefined ? {} : { site: more.site }), get };
}
