/** Ways to ask for events without a valid key (interface, "Authentication"). */

import type { Trial } from '../../../core/check/trial.ts';
import { DEFAULT_CALLBACK } from '../../oracle/answer/events-in-answer.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { furtherSites } from '../site/further-sites.ts';

/** The forms of an answer, and the methods that may be used on a feed that is only read. */
const FORM_QUERIES = [
  ['json', {}],
  ['xml', { format: 'xml' }],
  ['jsonp', { callback: DEFAULT_CALLBACK }],
  ['method', { method: 'OPTIONS' }],
] as const satisfies readonly (readonly [string, FeedQuery])[];

/** Other sites, each in every form, since the check of the key may depend on the site. */
export async function otherSiteQueries(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  site: string,
): Promise<readonly FeedQuery[]> {
  const further = (await t.attempt(furtherSites)) ?? [];
  const sites = [feed.site, ...further.filter(({ hasEvents }) => hasEvents).map((site) => site.site)];
  return sites
    .filter((slug) => slug !== site)
    .flatMap((site) => [{ site }, { site, format: 'xml' }, { site, callback: DEFAULT_CALLBACK }]);
}

/** What a pass does not stand for, if POST is not sent. */
export const WITHOUT_POST = 'POST was not sent: a run that may not publish only reads (--publish-command allows it)';

/** The requests without a valid key. POST might change the feed, so it is sent only if publishing is allowed. */
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
