import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { listNotServedDefect } from '../../oracle/list/json-list.ts';
import { decodedSlug } from '../../oracle/site/slug.ts';
import { listAddress, listing } from '../../premises/list/listing.ts';
import { siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many slugs of the site list a message names. */
const NAMED_SLUGS = 5;

/**
 * The list is served, and the site exists (interface, "Endpoints"). Many feeds answer a site without events in the same
 * way as a site that does not exist. So it listens whether the site has events at any time of the run, and looks for a
 * site that never has any in the site list. The subjects are the list and the events in it, or the list alone: the
 * scope of the verdict is worded by that number.
 */
export const served = watch<FeedTarget>()({
  // FEED-FM-001 (must): The events of a site are served as JSON at `{site}.json`. [interface, "Endpoints"]
  proves: 'FEED-FM-001',
  reasons: { 'not-served': 'the events of the site are not served as JSON' },
  owns: [reasonsOf(listing, 'not-served')],
  begin: (feed, t) => {
    let hasEvents = false;
    return {
      on({ resource }, answer) {
        if (!answer || !resource?.startsWith(`events/${feed.site}.`)) return;
        hasEvents ||= eventsInAnswer(answer).length > 0;
      },
      async end() {
        const { answer } = await t.use(listing);
        t.judge(listNotServedDefect(answer, listAddress(feed)), answer);
        if (hasEvents) t.judge(undefined);
        else await requireSite(feed, t);
      },
    };
  },
});

/** Ends the check without a judgement if a site without events is not in the site list, or the list cannot be read. */
async function requireSite(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<void> {
  const noEvents = `no event is listed for the site ${quotedText(feed.site)}`;
  const advice = 'name another site (--site SLUG), or one that has events';
  if (!feed.sites)
    t.inconclusive(
      `${noEvents}, and no site list was given that would show whether the site exists: name the list ` +
        `(--sites-url URL), or ${advice}`,
    );
  const sites = await t.attempt(siteList);
  if (!sites)
    return t.inconclusive(
      `${noEvents}, and the site list, which would show whether the site exists, cannot be read: ${advice}`,
    );
  const slugs = sites.map(({ slug }) => slug);
  if (slugs.includes(decodedSlug(feed.site))) return;
  const few = slugs.slice(0, NAMED_SLUGS).map(quotedText).join(', ');
  const rest = slugs.length > NAMED_SLUGS ? ` and ${slugs.length - NAMED_SLUGS} more` : '';
  t.inconclusive(`${noEvents}, and it is not in the site list, which has ${few}${rest}: ${advice}`);
}
