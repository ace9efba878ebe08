import { check } from '../../../core/check/check.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { formatValue, integerDefect } from '../../oracle/json/value.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import { furtherSites } from '../../premises/site/further-sites.ts';
import type { FeedTarget } from '../../target/target.ts';

export const methodId = check<FeedTarget>()({
  // FEED-EN-005 (must): `meta.method_id` is the integer 1559, or null. [interface, "Envelope"]
  proves: 'FEED-EN-005',
  reasons: {
    type: '`meta.method_id` is neither an integer nor null',
    other: '`meta.method_id` is that of another method',
    'other-site': '`meta.method_id` of a further site is that of another method, or not an integer',
  },
  run: async (feed, t) => {
    const isOther = (methodId: JsonNode | undefined) => methodId?.kind === 'number' && methodId.text !== '1559';
    for (const { meta, answer } of (await t.use(filledListing)).readings) {
      const node = meta.members.get('method_id');
      t.judge(integerDefect(node, 'the id of the method'), answer);
      const at = node?.pointer ?? '/meta';
      const otherMethod = { reason: 'other', expected: '1559', actual: formatValue(node), at } as const;
      t.judge(isOther(node) && otherMethod, answer);
    }
    // XML and JSONP of a further site are compared with its JSON by the topic agreement.
    for (const { site } of await t.use(furtherSites)) {
      const reading = readListing(await feed.get({ site }));
      const id = reading?.meta.members.get('method_id');
      const at = `events/${site}.json, /meta/method_id`;
      const otherSite = { reason: 'other-site', expected: '1559', actual: formatValue(id), at } as const;
      t.judge(isOther(id) || integerDefect(id, '') ? otherSite : undefined, reading?.answer);
    }
  },
});
