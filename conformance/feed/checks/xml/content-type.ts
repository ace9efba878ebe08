import { watch } from '../../../core/check/check.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { isXmlContentType, xmlContentType } from '../../oracle/xml/content-type.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const contentType = watch<FeedTarget>()({
  proves: 'FEED-XM-003',
  reasons: { missing: 'XML has no Content-Type', 'media-type': 'XML is called something else' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const given = xmlContentType(exchange, answer);
      const bytes = given === undefined ? undefined : contentBytes(answer!);
      // With a mark of its byte order and in two bytes for each character as well; a page is no XML of the feed.
      const text = Buffer.from(bytes?.subarray(0, 100) ?? []).toString('latin1');
      if (!/^[^\w<]*</.test(text) || /^[^\w<]*<(?:!doctype\s+)?html\b/i.test(text)) return;
      const expected = 'Content-Type: application/xml';
      const found = { expected, actual: given || 'no Content-Type', at: exchange.resource! };
      const reason = given === '' ? 'missing' : 'media-type';
      t.judge(isXmlContentType(given) ? undefined : { reason, ...found }, answer);
    },
    async end() {
      t.judge(undefined, (await t.use(xmlListing)).answer);
    },
  }),
});
