/** That the feed is there, and the site as well (interface, "Endpoints"). */

import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { decodedSlug } from '../../oracle/site/slug.ts';
import { listing } from '../../premises/list/listing.ts';
import { siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many slugs of the site list are told. */
const NAMED_SLUGS = 5;

/**
 * Listens, for a site without events may get some in the run. One that never has any is judged where the site list has it:
 * many feeds answer alike for a site without events and for one that there is not. It looks at two things then, the list and
 * the events in it, and otherwise at one: by that the scope of the verdict is worded.
 */
export const served = watch<FeedTarget>()({
  proves: 'FEED-FM-001',
  reasons: { 'not-served': 'the events of the site are not served as JSON' },
  owns: [reasonsOf(listing, 'not-served')],
  begin: (feed, t) => {
    let seen = false;
    return {
      on({ resource }, answer) {
        if (!answer || !resource?.startsWith(`events/${feed.site}.`)) return;
        seen ||= eventsInAnswer(answer).length > 0;
      },
      async end() {
        const { answer } = await t.use(listing);
        t.judge(undefined, answer);
        if (seen) t.judge(undefined);
        else await requireSite(feed, t);
      },
    };
  },
});

/** That there is such a site, though it has no events. Ends the check where nobody can tell. */
async function requireSite(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<void> {
  const none = `no event was seen at the site ${quotedText(feed.site)}`;
  const other = 'name another site (--site SLUG), or one that has events';
  if (!feed.sites)
    t.inconclusive(
      `${none}, and no site list was given that would tell whether there is such a site: say where the list is ` +
        `(--sites-url URL), or ${other}`,
    );
  const sites = await t.attempt(siteList);
  if (!sites)
    t.inconclusive(`${none}, and the site list, which would tell whether there is one, cannot be read: ${other}`);
  const slugs = sites!.map(({ slug }) => slug);
  if (slugs.includes(decodedSlug(feed.site))) return;
  const few = slugs.slice(0, NAMED_SLUGS).map(quotedText).join(', ');
  const rest = slugs.length > NAMED_SLUGS ? ` and ${slugs.length - NAMED_SLUGS} more` : '';
  t.inconclusive(`${none}, and it is not in the site list, which has ${few}${rest}: ${other}`);
}
