import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isJavaScriptType, readMediaType } from '../../oracle/http/media-type.ts';
import { isRequestedCall } from '../../oracle/jsonp/requested-call.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const contentType = watch<FeedTarget>()({
  // FEED-JP-002 (must): JSONP has a JavaScript media type. [rfc9239, "6"]
  proves: 'FEED-JP-002',
  reasons: { missing: 'JSONP has no Content-Type', 'media-type': 'JSONP has a media type that is not JavaScript' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isRequestedCall(exchange, answer)) return;
      const header = headerValue(answer, 'content-type');
      t.judge(contentTypeDefect(header, `${exchange.resource}?callback=…`), answer);
    },
    // The list is one more subject, which `on` has judged like all traffic.
    async end() {
      t.judge(undefined, await t.use(jsonpListing));
    },
  }),
});

function contentTypeDefect(header: string | undefined, at: string): Defect<'missing' | 'media-type'> | undefined {
  const expected = 'Content-Type: text/javascript';
  if (header === undefined) return { reason: 'missing', expected, actual: 'no Content-Type', at };
  return isJavaScriptType(readMediaType(header)?.type ?? '')
    ? undefined
    : { reason: 'media-type', expected, actual: header, at };
}
