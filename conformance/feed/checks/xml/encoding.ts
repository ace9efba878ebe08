import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { isServedAsXml } from '../../oracle/xml/content-type.ts';
import { xmlEncodingDefect } from '../../oracle/xml/xml-answer.ts';
import { xmlAddress, xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const encoding = watch<FeedTarget>()({
  // FEED-XM-002 (must): XML is in the encoding that the XML itself, or the charset parameter, names. [xml, "4.3.3"]
  proves: 'FEED-XM-002',
  reasons: { encoding: 'the XML is in another encoding than it declares' },
  owns: [reasonsOf(xmlListing, 'encoding')],
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (isServedAsXml(exchange, answer)) t.judge(xmlEncodingDefect(answer, exchange.resource ?? ''), answer);
    },
    // The list is judged with any Content-Type.
    async end() {
      const { answer } = await t.use(xmlListing);
      t.judge(xmlEncodingDefect(answer, xmlAddress(feed)), answer);
    },
  }),
});
