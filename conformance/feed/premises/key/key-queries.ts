/** Ways to ask for events without a valid key (interface, "Authentication"). */

import type { Trial } from '../../../core/check/trial.ts';
import { DEFAULT_CALLBACK } from '../../oracle/answer/events-in-answer.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { furtherSites } from '../site/further-sites.ts';

/** The forms of an answer, and the methods that may be asked with wherever a feed is only read. */
const FORM_QUERIES = [
  ['json', {}],
  ['xml', { format: 'xml' }],
  ['jsonp', { callback: DEFAULT_CALLBACK }],
  ['method', { method: 'OPTIONS' }],
] as const satisfies readonly (readonly [string, FeedQuery])[];

/** Sites beside one, each in every form: a lock may look at the site. */
export async function otherSiteQueries(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  site: string,
): Promise<readonly FeedQuery[]> {
  const further = (await t.attempt(furtherSites)) ?? [];
  const sites = [feed.site, ...further.filter(({ hasEvents }) => hasEvents).map((site) => site.site)];
  return sites
    .filter((one) => one !== site)
    .flatMap((site) => [{ site }, { site, format: 'xml' }, { site, callback: DEFAULT_CALLBACK }]);
}

/** What is asked for without a valid key. POST might do more than ask, so it is sent where publishing is allowed. */
export const queriesOfForms = (feed: FeedTarget) => [
  ...FORM_QUERIES,
  ...(feed.publisher ? [['method', { method: 'POST' }] as const] : []),
];

export const queryText = ({ site, format = 'json', method = 'GET', callback, headers }: FeedQuery & { site: string }) =>
  [
    `${method} events/${site}.${format}`,
    ...(callback === undefined ? [] : ['with a callback']),
    ...(headers ?? []).map((header) => header.join(': ')),
  ].join(', ');
