/** The forms of further sites, and under a further key (interface, "Endpoints"). */

import type { Defect } from '../../../core/check/defect.ts';
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
  'for-another-key': 'this form carries other data than JSON with the further key',
} as const;

/** Other requests for the list. */
export async function otherPlaces(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<readonly FeedQuery[]> {
  const sites = (await t.use(furtherSites)).map(({ site }) => ({ site }));
  const { otherKey } = feed;
  if (otherKey === undefined) return sites;
  const [baseline, withOtherKey] = [await feed.get(), await feed.get({ key: otherKey })];
  // Two keys with different lists are judged by `feed/key/independent`.
  const hasSameList =
    readListing(withOtherKey) && eventsInAnswer(baseline).join() === eventsInAnswer(withOtherKey).join();
  return [...sites, ...(hasSameList ? [{ key: otherKey }] : [])];
}

/** A form at another place of the list, compared with the JSON of that place. */
export async function compareAtPlace(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  place: FeedQuery,
  form: OtherForm,
): Promise<PlaceComparison> {
  const placed = feedWithQuery(feed, place);
  const path = form === 'xml' ? `events/${placed.site}.xml` : `events/${placed.site}.json?callback=…`;
  const at = place.site === undefined ? `${path}, with the further key` : path;
  const { answer, defect } = await compareForm(placed, t, form, at);
  if (defect?.reason !== 'differs') return { answer, defect };
  if (place.site === undefined) return { answer, defect: { ...defect, reason: 'for-another-key' } };
  const eventsOf = (answer: Answer) => eventsInAnswer(answer, runCallback(t)).join('\n');
  const own = eventsOf(await feed.get(formQuery(form, t)));
  const isOwn = own !== '' && eventsOf(answer) === own;
  return { answer, defect: isOwn ? { ...defect, reason: 'of-another-site' } : defect };
}

/** An answer at another place of the list, and where it differs from the JSON there. */
export interface PlaceComparison {
  readonly answer: Answer;
  readonly defect?: Defect<keyof typeof OTHER_SITE_REASONS> | undefined;
}

export const NO_OTHER_PLACE = 'no further site and no further key is known that the feed answers';

/** Judges each place. If a place cannot be judged, the check is inconclusive only after all others were right. */
export async function judgeEachPlace<X>(places: readonly X[], judge: (place: X) => Promise<void>): Promise<void> {
  let unsure: Inconclusive | undefined;
  for (const place of places) {
    try {
      await judge(place);
    } catch (cause) {
      if (!(cause instanceof Inconclusive)) throw cause;
      unsure ??= cause;
    }
  }
  if (unsure) throw unsure;
}
