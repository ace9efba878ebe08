import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isRequestedCall, maySniff } from '../../oracle/jsonp/requested-call.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const sniffing = watch<FeedTarget>()({
  // FEED-JP-004 (should): JSONP is sent with `X-Content-Type-Options: nosniff`. [fetch, "X-Content-Type-Options header"]
  proves: 'FEED-JP-004',
  reasons: { missing: 'JSONP is sent without `X-Content-Type-Options: nosniff`' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isRequestedCall(exchange, answer)) return;
      const expected = 'X-Content-Type-Options: nosniff';
      const actual = headerValue(answer, 'x-content-type-options') ?? 'no such field';
      const defect = { reason: 'missing', expected, actual, at: `${exchange.resource}?callback=…` } as const;
      t.judge(maySniff(answer) && defect, answer);
    },
    // The list is one more subject, which `on` has judged like all traffic.
    async end() {
      t.judge(undefined, await t.use(jsonpListing));
    },
  }),
});
