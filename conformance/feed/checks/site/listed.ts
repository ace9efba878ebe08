import { check } from '../../../core/check/check.ts';
import { effectiveStatus, isServedAnswer } from '../../oracle/answer/status.ts';
import { slugInPath } from '../../oracle/site/slug.ts';
import { listing } from '../../premises/list/listing.ts';
import { sampledSlugs, siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

export const listed = check<FeedTarget>()({
  // FEED-SI-001 (must): Every slug of the site list can be requested. [interface, "Endpoints"]
  proves: 'FEED-SI-001',
  needs: ['sites'],
  reasons: { 'not-served': 'a site of the site list is not served' },
  run: async (feed, t) => {
    await t.use(listing);
    const slugs = (await t.use(siteList)).map(({ slug }) => slug);
    const chosen = sampledSlugs(t, slugs);
    const answers = await Promise.all(
      chosen.map(async (slug) => {
        const answer = await feed.get({ site: slugInPath(slug) });
        const served =
          isServedAnswer(answer) || !slug.includes('/') ? answer : await feed.get({ site: encodeURIComponent(slug) });
        return { slug, answer: served };
      }),
    );
    for (const { slug, answer } of answers) {
      // A refusal of the key, or of the rate of requests, does not concern the site.
      if ([401, 403, 429, 511].includes(effectiveStatus(answer))) continue;
      const actual = `status ${effectiveStatus(answer)}`;
      const defect = {
        reason: 'not-served',
        expected: 'its events, or an answer without events',
        actual,
        at: `events/${slugInPath(slug)}.json`,
      } as const;
      t.judge(!isServedAnswer(answer) && defect, answer);
    }
    if (t.subjects === 0) t.inconclusive('the feed answered for no site of the list');
    if (chosen.length < slugs.length) t.note(`${chosen.length} of ${slugs.length} sites of the list`);
  },
});
