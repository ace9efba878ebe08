import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { notServedDefect } from '../../oracle/answer/served.ts';
import { otherContentDefect, XML_LIST } from '../../oracle/xml/xml-answer.ts';
import { xmlAddress, xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const served = check<FeedTarget>()({
  // FEED-FM-002 (must): The events of a site are served as XML at `{site}.xml`. [interface, "Endpoints"]
  proves: 'FEED-FM-002',
  reasons: {
    'not-served': 'the events of the site are not served as XML',
    empty: 'the content that is served as XML is empty',
    'other-format': 'the content that is served as XML is JSON or HTML',
  },
  owns: [reasonsOf(xmlListing, 'not-served', 'empty', 'other-format')],
  run: async (feed, t) => {
    const { answer } = await t.use(xmlListing);
    const at = xmlAddress(feed);
    t.judge(notServedDefect(answer, XML_LIST, at) ?? otherContentDefect(answer, at), answer);
  },
});
