import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { isServedAsXml } from '../../oracle/xml/content-type.ts';
import { wellFormedDefect } from '../../oracle/xml/xml-answer.ts';
import { xmlAddress, xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const wellFormed = watch<FeedTarget>()({
  // FEED-XM-001 (must): An answer that is served as XML is well-formed. [xml, "2.1"]
  proves: 'FEED-XM-001',
  reasons: { 'not-well-formed': 'the XML is not well-formed' },
  owns: [reasonsOf(xmlListing, 'not-well-formed')],
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (isServedAsXml(exchange, answer)) t.judge(wellFormedDefect(answer, exchange.resource ?? ''), answer);
    },
    // The list is judged with any Content-Type.
    async end() {
      const { answer } = await t.use(xmlListing);
      t.judge(wellFormedDefect(answer, xmlAddress(feed)), answer);
    },
  }),
});
