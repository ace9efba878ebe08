/** The answer for a site without events (the known service, "Server codes"). */

import { check } from '../../../core/check/check.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { formatValue } from '../../oracle/json/value.ts';
import { slugInPath } from '../../oracle/site/slug.ts';
import { listing } from '../../premises/list/listing.ts';
import { siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many sites are requested to find one without events. */
const SITES = 10;

/** Whether data is empty. */
const isEmpty = (data: JsonNode | undefined): boolean =>
  data === undefined ||
  data.kind === 'null' ||
  (data.kind === 'array' && data.items.length === 0) ||
  (data.kind === 'object' && data.members.size === 0);

export const emptySite = check<FeedTarget>()({
  // FEED-OD-004 (must): A site without upcoming events is answered with `meta.status` 204 and an empty list, or 200 and an empty
  //   list. [open-data-v2, "Server codes"]
  proves: 'FEED-OD-004',
  needs: ['sites'],
  reasons: {
    'not-a-list': 'the data of a site without events is no empty list',
  },
  run: async (feed, t) => {
    await t.use(listing);
    for (const { slug } of (await t.use(siteList)).slice(0, SITES)) {
      const site = slugInPath(slug);
      const answer = await feed.get({ site });
      const root = contentJson(answer)?.value?.root;
      const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
      const data = root?.kind === 'object' ? root.members.get('data') : undefined;
      const status = meta?.kind === 'object' ? metaNumber(meta, 'status') : undefined;
      // Another check judges whether each slug is answered with success.
      if ((status !== '200' && status !== '204') || !isEmpty(data)) continue;
      const at = `events/${site}.json, /data`;
      const wrong = { reason: 'not-a-list', expected: '[]', actual: formatValue(data), at } as const;
      t.judge(data?.kind !== 'array' && wrong, answer);
    }
    if (t.subjects === 0) t.notApplicable(`each of the first ${SITES} sites of the list has events`);
  },
});
