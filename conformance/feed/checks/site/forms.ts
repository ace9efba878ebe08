import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { listFormDefect } from '../../oracle/list/list-form.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { decodedSlug, slugInPath } from '../../oracle/site/slug.ts';
import { datedEvents } from '../../premises/event/dated-events.ts';
import { otherSiteItem } from '../../premises/realtime/other-site-item.ts';
import { sampledSlugs, siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Another site may have clocks of another place, or a single event, or events of another source. */
export const forms = check<FeedTarget>()({
  // FEED-EN-002 (must): `data` is an array of any number of events, or null. [interface, "Envelope"]
  // FEED-EN-003 (must): `meta.status` of a successful request is the integer 200. [interface, "Errors"]
  // FEED-EV-001 (must): `id` is an integer, or null. [interface, "Event"]
  // FEED-EV-003 (must): `title` is a string, or null. [interface, "Event"]
  // FEED-EV-004 (must): `times` is an array of any number of objects with `start` and `end`; the array, its entries and their
  //   members may be null. [interface, "Event"]
  // FEED-EV-005 (must): `type` is an array of any number of strings; the array and its entries may be null. [interface, "Event"]
  // FEED-EV-006 (must): `link` is a URL, or null. [interface, "Event"]
  // FEED-EV-007 (must): Every member of an event is present, even if its value is null. [interface, "Event"]
  // FEED-EV-009 (must): `start`, `end` and `updated` are ISO 8601 date-times with an offset from UTC, or null. [interface,
  //   "Event"]
  proves: [
    'FEED-EN-002',
    'FEED-EN-003',
    'FEED-EV-001',
    'FEED-EV-003',
    'FEED-EV-004',
    'FEED-EV-005',
    'FEED-EV-006',
    'FEED-EV-007',
    'FEED-EV-009',
  ],
  reasons: {
    status: '`meta.status` of another site is not an integer',
    data: '`data` of another site is neither an array nor null, or has an entry that is no event',
    member: 'a member of an event of another site has another type than it has to have',
    missing: 'a member of an event of another site is missing',
    'date-time': 'a date-time of an event of another site is not in ISO 8601 with an offset from UTC',
  },
  run: async (feed, t) => {
    // Other checks judge the forms of the judged site.
    await t.use(datedEvents);
    const judge = (site: string, answer: Answer) => {
      const defect = listFormDefect(answer, `events/${site}.json`);
      if (defect || readListing(answer)) t.judge(defect, answer);
    };
    const { otherSite } = feed;
    if (otherSite !== undefined) {
      judge(otherSite, await feed.get({ site: otherSite }));
      const ours = await t.attempt(otherSiteItem);
      if (ours) judge(otherSite, ours.list.answer);
    }
    const known = new Set([feed.site, otherSite ?? feed.site].map(decodedSlug));
    const slugs = ((await t.attempt(siteList)) ?? []).map(({ slug }) => slug).filter((slug) => !known.has(slug));
    for (const slug of sampledSlugs(t, slugs)) judge(slugInPath(slug), await feed.get({ site: slugInPath(slug) }));
    if (t.subjects === 0) t.notApplicable('no other site is served or named (--other-site, --sites-url)');
  },
});
