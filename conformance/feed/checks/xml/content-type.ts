import { watch } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { xmlContentType, xmlContentTypeDefect } from '../../oracle/xml/content-type.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const contentType = watch<FeedTarget>()({
  // FEED-XM-003 (must): XML has the media type `application/xml`, `text/xml`, or another type whose name ends in `+xml`.
  //   [rfc7303, "3"]
  proves: 'FEED-XM-003',
  reasons: { missing: 'XML has no Content-Type', 'media-type': 'XML has a media type that is not for XML' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const header = xmlContentType(exchange, answer);
      if (!answer || header === undefined || !looksLikeXml(answer)) return;
      t.judge(xmlContentTypeDefect(header, exchange.resource ?? ''), answer);
    },
    // The list is one more subject, which `on` has judged like all traffic.
    async end() {
      t.judge(undefined, (await t.use(xmlListing)).answer);
    },
  }),
});

/**
 * Whether the content begins as XML, also behind a byte order mark or in two bytes for each character. A page in HTML
 * is not the XML of a feed.
 */
function looksLikeXml(answer: Answer): boolean {
  const text = Buffer.from(contentBytes(answer)?.subarray(0, 100) ?? []).toString('latin1');
  return /^[^\w<]*</.test(text) && !/^[^\w<]*<(?:!doctype\s+)?html\b/i.test(text);
}
