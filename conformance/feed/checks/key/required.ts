/** Who gets events (interface, "Authentication"). */

import { check } from '../../../core/check/check.ts';
import { ACCEPT_GZIP } from '../../inputs/requests/accept-encoding.ts';
import { DEFAULT_CALLBACK, eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { disclosedEventsDefect } from '../../oracle/key/disclosed-events.ts';
import { tracesInAnswer } from '../../oracle/key/event-traces.ts';
import { percentEncodedSlug } from '../../oracle/site/slug.ts';
import { eventTracesBySite } from '../../premises/key/event-traces.ts';
import { headLengthDefect, readHeadLengths } from '../../premises/key/head-length.ts';
import { otherSiteQueries, queriesOfForms, queryText } from '../../premises/key/key-queries.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** Ways round a lock that stands in front: other headers, another spelling of the path, another site. */
const otherRequests = (site: string, others: readonly FeedQuery[]) => {
  return [
    ...[{}, { format: 'xml' }, { callback: DEFAULT_CALLBACK }].map(
      (form) => ['coding', { ...form, headers: [ACCEPT_GZIP] }] as const,
    ),
    // What lets a script in may pass over that the format is another.
    ['xml', { format: 'xml', callback: DEFAULT_CALLBACK }],
    ['conditional', { headers: [['If-None-Match', '"touchstone"']] }],
    ['spelling', { site: percentEncodedSlug(site) ?? site }],
    // A lock may know no more than the paths that are written down. A format that somebody has, such as csv, may be
    // another thing, and for everybody.
    ...['touchstone', 'JSON', 'json/'].map((format) => ['other-path', { format }] as const),
    ...others.map((query) => ['other-site', query] as const),
  ] as const satisfies readonly (readonly [string, FeedQuery])[];
};

export const required = check<FeedTarget>()({
  proves: 'FEED-KY-001',
  reasons: {
    json: 'without a key there are events in JSON',
    xml: 'without a key there are events in XML',
    jsonp: 'without a key there are events where a callback is asked for',
    method: 'without a key there are events with another method than GET',
    head: 'HEAD without a key is answered as with one',
    coding: 'without a key there are events for whoever accepts gzip',
    conditional: 'without a key there are events in answer to a conditional request',
    spelling: 'without a key there are events where a letter of the path is percent-encoded',
    'other-path': 'without a key there are events of the list at a path beside it, such as with another ending',
    'other-site': 'without a key there are events of another site',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'kr', async (site) => {
      const others = await otherSiteQueries(feed, t, site);
      const asked = await Promise.all(
        [...queriesOfForms(feed), ...otherRequests(site, others)].map(async ([reason, form]) => {
          const query = { site, ...form };
          return { reason, query, answer: await feed.get({ ...query, key: null }) };
        }),
      );
      const accepted = await Promise.all(asked.map(({ query }) => feed.get(query)));
      const sites = eventTracesBySite(feed);
      for (const [i, { reason, query, answer }] of asked.entries()) {
        const known = await sites(query.site);
        const defect = disclosedEventsDefect(reason, answer, known, 'no key was sent', queryText(query));
        // What else there is beside the list may be for everybody.
        if (defect && reason === 'other-path' && tracesInAnswer(answer, known) === undefined) continue;
        // What gives nobody events says nothing of keys.
        if (defect || eventsInAnswer(accepted[i]!).length > 0) t.judge(defect, answer);
      }
      const head = await readHeadLengths(feed, site, { key: null }, asked[0]!.answer);
      t.judge(headLengthDefect(head), head.answer);
    }),
});
