import { watch } from '../../../core/check/check.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { effectiveStatus, GATEWAY_STATUSES, isErrorAnswer, isKeyRefusal } from '../../oracle/answer/status.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import { listing } from '../../premises/list/listing.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** For how long a feed may fail, as while it is started again. */
const FAILS_MS = 10_000;
const POLL_MS = 2000;

interface Form {
  readonly reason: 'json' | 'xml' | 'jsonp';
  readonly breaks: RequirementId;
  readonly premise: Premise<FeedTarget, unknown>;
  readonly query: FeedQuery;
  readonly at: string;
}

export const staysServed = watch<FeedTarget>()({
  // FEED-FM-001 (must): The events of a site are served as JSON at `{site}.json`. [interface, "Endpoints"]
  // FEED-FM-002 (must): The events of a site are served as XML at `{site}.xml`. [interface, "Endpoints"]
  // FEED-FM-004 (must): With `callback`, the JSON is the argument of a call to the function of that name. [interface,
  //   "Endpoints"]
  proves: ['FEED-FM-001', 'FEED-FM-002', 'FEED-FM-004'],
  reasons: {
    json: 'the list is served as JSON at first, and answered with an error at the end of the run',
    xml: 'the list is served as XML at first, and answered with an error at the end of the run',
    jsonp: 'the list is served with a callback at first, and answered with an error at the end of the run',
  },
  begin: (feed, t) => ({
    on() {},
    async end() {
      await t.use(listing);
      const path = `events/${feed.site}`;
      const forms: readonly Form[] = [
        { reason: 'json', breaks: 'FEED-FM-001', premise: listing, query: {}, at: `${path}.json` },
        { reason: 'xml', breaks: 'FEED-FM-002', premise: xmlListing, query: { format: 'xml' }, at: `${path}.xml` },
        {
          reason: 'jsonp',
          breaks: 'FEED-FM-004',
          premise: jsonpListing,
          query: { callback: runCallback(t) },
          at: `${path}.json?callback=…`,
        },
      ];
      for (const { reason, breaks, premise, query, at } of forms) {
        // A form that was never served is judged by the check that owns it.
        if ((await t.attempt(premise)) === undefined) continue;
        let last: Answer | undefined;
        await t.poll(FAILS_MS, POLL_MS, async () => {
          last = await feed.get({ ...query, fresh: true });
          return isOwnError(last) ? undefined : true;
        });
        const actual = `status ${effectiveStatus(last!)} for ${FAILS_MS / 1000} s`;
        t.judge(isOwnError(last!) && { reason, breaks, expected: 'the list, as before', actual, at }, last);
      }
    },
  }),
});

/** Whether it is an error that neither a gateway, nor a limit of requests, nor the key explains. */
function isOwnError(answer: Answer): boolean {
  const statuses = [answer.status, effectiveStatus(answer)];
  return isErrorAnswer(answer) && !isKeyRefusal(answer) && !statuses.some((status) => GATEWAY_STATUSES.has(status));
}
