import { check } from '../../../core/check/check.ts';
import { xmlAddress, xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const doctype = check<FeedTarget>()({
  // FEED-XM-004 (should): The XML has no document type declaration. [xml, "2.8"]
  proves: 'FEED-XM-004',
  reasons: { doctype: 'the XML has a document type declaration' },
  run: async (feed, t) => {
    const { answer, doctype } = await t.use(xmlListing);
    const expected = 'no document type declaration';
    const defect = { reason: 'doctype', expected, actual: '<!DOCTYPE', at: xmlAddress(feed) } as const;
    t.judge(doctype && defect, answer);
  },
});
