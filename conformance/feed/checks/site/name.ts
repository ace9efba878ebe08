import { check } from '../../../core/check/check.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { isServedAnswer } from '../../oracle/answer/status.ts';
import { siteNameOf } from '../../oracle/envelope/site-name.ts';
import { decodedSlug, slugInPath } from '../../oracle/site/slug.ts';
import { listing } from '../../premises/list/listing.ts';
import { sampledSlugs, siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };
/** Texts may be escaped for HTML in one place and not in the other (choice title-escaping). */
const unescapedName = (name: string) =>
  name.replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);

export const name = check<FeedTarget>()({
  // FEED-EN-009 (must): `meta.method.site_name` is the name that the site list gives to the requested site. [interface,
  //   "Envelope"]
  proves: 'FEED-EN-009',
  needs: ['sites'],
  reasons: { other: '`meta.method.site_name` is not the name of the site in the site list' },
  run: async (feed, t) => {
    await t.use(listing);
    const named = new Map((await t.use(siteList)).map(({ slug, name }) => [slug, name]));
    const given = [feed.site, feed.otherSite].filter((site) => site !== undefined);
    const sampled = sampledSlugs(t, [...named.keys()]).map(slugInPath);
    for (const site of new Set([...given, ...sampled])) {
      const listed = named.get(decodedSlug(site));
      if (listed == null) continue;
      // The first request clears whatever the feed keeps from another site: `feed/site/isolation` judges that.
      await feed.get({ site });
      const answer = await feed.get({ site });
      const stated = siteNameOf(answer);
      if (stated === undefined || !isServedAnswer(answer)) continue;
      const expected = `${quotedText(listed)}, as the site list has it`;
      const defect = {
        reason: 'other',
        expected,
        actual: quotedText(stated),
        at: `events/${site}.json, /meta/method/site_name`,
      } as const;
      t.judge(unescapedName(stated) !== unescapedName(listed) && defect, answer);
    }
    if (t.subjects === 0) t.notApplicable('the site list or the answer has no name for the site');
  },
});
