/** The forms of further sites, and under a further key (interface, "Endpoints"). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { agreed, calledAlike } from './agreed.ts';
import { eachAsFarAsItGoes, formHeld, type OtherForm, queryOf } from './form-held.ts';
import { furtherSites, seenWith } from './further-sites.ts';
import { eventsHeld } from './held.ts';
import { callbackOf } from './jsonp-reading.ts';
import { readListing } from './reading.ts';

const REASONS = {
  'not-served': 'the list of a further site, or for a further key, is served in JSON, and not in this form',
  'of-another-site': 'this form of a further site has the events of the site that is judged, and its JSON has not',
  differs: 'this form of a further site carries other data than its JSON',
  'for-another-key': 'this form carries other data than JSON where the further key is given',
} as const;

export const xmlElsewhere = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  reasons: REASONS,
  run: async (feed, t) => {
    await t.use(agreed);
    await judgeForm(feed, t, 'xml');
  },
});

export const jsonpElsewhere = check<FeedTarget>()({
  proves: 'FEED-FM-005',
  reasons: REASONS,
  run: async (feed, t) => {
    await t.use(calledAlike);
    await judgeForm(feed, t, 'jsonp');
  },
});

/** Where else the list can be asked for. */
async function placesOf(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<readonly FeedQuery[]> {
  const sites = (await t.use(furtherSites)).map(({ site }) => ({ site }));
  const { otherKey } = feed;
  if (otherKey === undefined) return sites;
  const [own, other] = [await feed.get(), await feed.get({ key: otherKey })];
  // That two keys get different lists is judged by itself.
  const isAlike = readListing(other) && eventsHeld(own).join() === eventsHeld(other).join();
  return [...sites, ...(isAlike ? [{ key: otherKey }] : [])];
}

async function judgeForm(feed: FeedTarget, t: Trial<FeedTarget, keyof typeof REASONS>, form: OtherForm): Promise<void> {
  const said = (answer: Answer) => eventsHeld(answer, callbackOf(t)).join('\n');
  await eachAsFarAsItGoes(await placesOf(feed, t), async (place) => {
    const seen = seenWith(feed, place);
    const path = form === 'xml' ? `events/${seen.site}.xml` : `events/${seen.site}.json?callback=…`;
    const at = place.site === undefined ? `${path}, with the further key` : path;
    const { answer, defect } = await formHeld(seen, t, form, at);
    if (defect?.reason !== 'differs') return t.judge(defect, answer);
    if (place.site === undefined) return t.judge({ ...defect, reason: 'for-another-key' }, answer);
    const own = said(await feed.get(queryOf(form, t)));
    t.judge(own !== '' && said(answer) === own ? { ...defect, reason: 'of-another-site' } : defect, answer);
  });
  if (t.subjects === 0) t.notApplicable('no further site and no further key is known that the feed answers');
}
