import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isJavaScriptType, readMediaType } from '../../oracle/http/media-type.ts';
import { isRequestedCall } from '../../oracle/jsonp/requested-call.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const contentType = watch<FeedTarget>()({
  proves: 'FEED-JP-002',
  reasons: { missing: 'JSONP has no Content-Type', 'media-type': 'JSONP is called something else than JavaScript' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isRequestedCall(exchange, answer)) return;
      const given = headerValue(answer, 'content-type');
      const found = { expected: 'Content-Type: text/javascript', at: `${exchange.resource}?callback=…` };
      if (given === undefined) t.judge({ reason: 'missing', ...found, actual: 'no Content-Type' }, answer);
      const right = isJavaScriptType(readMediaType(given!)?.type ?? '');
      t.judge(right ? undefined : { reason: 'media-type', ...found, actual: given! }, answer);
    },
    async end() {
      t.judge(undefined, await t.use(jsonpListing));
    },
  }),
});
