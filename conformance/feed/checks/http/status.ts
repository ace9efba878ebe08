import { watch } from '../../../core/check/check.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { isEventsExchange } from '../../oracle/answer/resource.ts';
import { GATEWAY_STATUSES, metaStatus } from '../../oracle/answer/status.ts';
import { validKeyOf } from '../../premises/key/valid-key.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The HTTP status of an error by each option of the choice status. */
const ERRORS = { 'always-200': 'HTTP status 200', mirrored: 'the HTTP status that meta.status states' } as const;

export const status = watch<FeedTarget>()({
  // FEED-HT-001 (must): The HTTP status and `meta.status` do not contradict each other: one does not say success where the other
  //   says error. [rfc9110, "15"]
  proves: 'FEED-HT-001',
  reasons: {
    'success-as-error': 'the HTTP status is an error, and `meta.status` is a success',
    'not-as-declared': 'the HTTP status of an error is not as the choice status declares',
    changed: 'some errors have their own HTTP status and some have 200: clients cannot rely on either',
  },
  begin: (feed, t) => ({
    on(exchange, answer) {
      const stated = answer && isEventsExchange(exchange) ? metaStatus(answer) : undefined;
      if (!answer || stated === undefined || answer.status < 200) return;
      const at = exchange.resource!;
      const expected = `a success, as meta.status ${stated} is`;
      const error = { reason: 'success-as-error', expected, actual: `HTTP status ${answer.status}`, at } as const;
      t.judge(stated >= 200 && stated < 300 && answer.status >= 400 && error, answer);
      // Browsers run a script only in an answer without an HTTP error status (choice jsonp-errors).
      if (stated < 400 || /[?&]callback=/.test(exchange.request.url)) return;
      // A rate limit in front of the feed may write as the feed does. 403 is the feed's own for a key that is banned.
      if (GATEWAY_STATUSES.has(answer.status) && answer.status !== 403) return;
      // HTTP reserves 511 for proxies between client and feed (RFC 6585 section 6), so that it is not mirrored.
      if (stated === 511 && answer.status < 400) return;
      const [option, otherOption] =
        answer.status >= 400 ? (['mirrored', 'always-200'] as const) : (['always-200', 'mirrored'] as const);
      const defect = t.chose('status', option);
      const since = defect?.reason === 'changed' ? 'as errors before in this run' : 'as declared';
      const actual = `HTTP status ${answer.status}, and meta.status ${stated}`;
      t.judge(
        defect && {
          ...defect,
          expected: `${ERRORS[otherOption]}, ${since} (choice status: ${otherOption})`,
          actual,
          at,
        },
        answer,
      );
    },
    async end() {
      await t.use(listing);
      const key = validKeyOf(feed);
      const keys = [null, ...(key === undefined ? [] : [changedKey(key)])];
      for (const format of ['json', 'xml']) await Promise.all(keys.map((key) => feed.get({ format, key })));
    },
  }),
});
