import { check } from '../../../core/check/check.ts';
import type { Header } from '../../../core/target/header.ts';
import { ACCEPT_GZIP } from '../../inputs/requests/accept-encoding.ts';
import { DEFAULT_CALLBACK, eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { disclosedEventsDefect } from '../../oracle/key/disclosed-events.ts';
import { tracesInAnswer } from '../../oracle/key/event-traces.ts';
import { percentEncodedSlug } from '../../oracle/site/slug.ts';
import { eventTracesBySite } from '../../premises/key/event-traces.ts';
import { headLengthDefect, readHeadLengths } from '../../premises/key/head-length.ts';
import { otherSiteQueries, queriesOfForms, queryText, WITHOUT_POST } from '../../premises/key/key-queries.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** Headers for which a rule in front of the feed may let a request pass, each by itself. */
const HEADERS: readonly Header[] = [
  ['Range', 'bytes=0-'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['Cookie', 'session=touchstone'],
  ['Origin', 'https://page.example'],
  ['Accept-Language', 'en'],
];

/** Requests that a check of the key in front of the feed may overlook: other headers, paths, formats and sites. */
const otherRequests = (site: string, otherSites: readonly FeedQuery[]) => {
  return [
    ...[{}, { format: 'xml' }, { callback: DEFAULT_CALLBACK }].map(
      (form) => ['coding', { ...form, headers: [ACCEPT_GZIP] }] as const,
    ),
    // A rule that lets scripts in may ignore the format.
    ['xml', { format: 'xml', callback: DEFAULT_CALLBACK }],
    ['jsonp', { callback: '' }],
    ...HEADERS.map((header) => ['header', { headers: [header] }] as const),
    ['conditional', { headers: [['If-None-Match', '"touchstone"']] }],
    ['spelling', { site: percentEncodedSlug(site) ?? site }],
    // A front that merges slashes after it has compared the path (nginx: `merge_slashes`).
    ['spelling', { site: `/${site}` }],
    // A rule may cover no more than the documented paths. A format that feeds do offer, such as csv, may be public.
    ...['touchstone', 'JSON', 'json/'].map((format) => ['other-path', { format }] as const),
    ...otherSites.map((query) => ['other-site', query] as const),
  ] as const satisfies readonly (readonly [string, FeedQuery])[];
};

/** Without a key there are no events (interface, "Authentication"). */
export const required = check<FeedTarget>()({
  // FEED-KY-001 (must): A request without a key gets no events, in any format and with any method. [interface, "Authentication"]
  proves: 'FEED-KY-001',
  reasons: {
    json: 'without a key there are events in JSON',
    xml: 'without a key there are events in XML',
    jsonp: 'without a key there are events with a callback',
    method: 'without a key there are events with another method than GET',
    head: 'HEAD without a key is answered as with a key',
    coding: 'without a key there are events for clients that accept gzip',
    header: 'without a key there are events for requests with another header, such as Cookie or Range',
    conditional: 'without a key there are events in answer to a conditional request',
    spelling: 'without a key there are events at a path with a percent-encoded letter or a doubled slash',
    'other-path': 'without a key there are events of the list at a similar path, such as with another ending',
    'other-site': 'without a key there are events of another site',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'kr', async (site) => {
      const otherSites = await otherSiteQueries(feed, t, site);
      const refusals = await Promise.all(
        [...queriesOfForms(feed), ...otherRequests(site, otherSites)].map(async ([reason, form]) => {
          const query = { site, ...form };
          return { reason, query, answer: await feed.get({ ...query, key: null }) };
        }),
      );
      const accepted = await Promise.all(refusals.map(({ query }) => feed.get(query)));
      const tracesOf = eventTracesBySite(feed);
      for (const [i, { reason, query, answer }] of refusals.entries()) {
        const traces = await tracesOf(query.site);
        const defect = disclosedEventsDefect(reason, answer, traces, 'no key was sent', queryText(query));
        // Another resource beside the list may be public.
        if (defect && reason === 'other-path' && tracesInAnswer(answer, traces) === undefined) continue;
        // A request that gets no events with the key either shows nothing of keys.
        if (defect || eventsInAnswer(accepted[i]!).length > 0) t.judge(defect, answer);
      }
      const head = await readHeadLengths(feed, site, { key: null }, refusals[0]!.answer);
      t.judge(headLengthDefect(head), head.answer);
      if (!feed.publisher) t.note(WITHOUT_POST);
    }),
});
