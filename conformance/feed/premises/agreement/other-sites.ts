/** The forms of further sites, and under a further key (interface, "Endpoints"). */

import { Inconclusive } from '../../../core/check/early-end.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { readListing } from '../../oracle/list/reading.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { runCallback } from '../jsonp/callback.ts';
import { feedWithQuery, furtherSites } from '../site/further-sites.ts';
import { compareForm, formQuery, type OtherForm } from './other-form.ts';

export const OTHER_SITE_REASONS = {
  'not-served': 'the list of a further site, or for a further key, is served in JSON, and not in this form',
  'of-another-site': 'this form of a further site has the events of the site that is judged, and its JSON has not',
  differs: 'this form of a further site carries other data than its JSON',
  'for-another-key': 'this form carries other data than JSON where the further key is given',
} as const;

/** Where else the list can be asked for. */
async function otherQueries(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<readonly FeedQuery[]> {
  const sites = (await t.use(furtherSites)).map(({ site }) => ({ site }));
  const { otherKey } = feed;
  if (otherKey === undefined) return sites;
  const [own, other] = [await feed.get(), await feed.get({ key: otherKey })];
  // That two keys get different lists is judged by itself.
  const isAlike = readListing(other) && eventsInAnswer(own).join() === eventsInAnswer(other).join();
  return [...sites, ...(isAlike ? [{ key: otherKey }] : [])];
}

export async function judgeOtherSites(
  feed: FeedTarget,
  t: Trial<FeedTarget, keyof typeof OTHER_SITE_REASONS>,
  form: OtherForm,
): Promise<void> {
  const said = (answer: Answer) => eventsInAnswer(answer, runCallback(t)).join('\n');
  await judgeEachPlace(await otherQueries(feed, t), async (place) => {
    const seen = feedWithQuery(feed, place);
    const path = form === 'xml' ? `events/${seen.site}.xml` : `events/${seen.site}.json?callback=…`;
    const at = place.site === undefined ? `${path}, with the further key` : path;
    const { answer, defect } = await compareForm(seen, t, form, at);
    if (defect?.reason !== 'differs') return t.judge(defect, answer);
    if (place.site === undefined) return t.judge({ ...defect, reason: 'for-another-key' }, answer);
    const own = said(await feed.get(formQuery(form, t)));
    t.judge(own !== '' && said(answer) === own ? { ...defect, reason: 'of-another-site' } : defect, answer);
  });
  if (t.subjects === 0) t.notApplicable('no further site and no further key is known that the feed answers');
}

/** Judges all of several; what could be judged of none of them is inconclusive only where no other is wrong. */
export async function judgeEachPlace<X>(all: readonly X[], judge: (one: X) => Promise<void>): Promise<void> {
  let unsure: Inconclusive | undefined;
  for (const one of all) {
    try {
      await judge(one);
    } catch (cause) {
      if (!(cause instanceof Inconclusive)) throw cause;
      unsure ??= cause;
    }
  }
  if (unsure) throw unsure;
}
