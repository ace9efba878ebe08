/** A site at which nothing is to happen (the known service, "Server codes"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { jsonOf } from './parsed.ts';
import { listing, numberIn } from './reading.ts';
import { inPath, siteList } from './sites.ts';
import { said } from './value.ts';

/** How many sites are asked until one has no events. */
const SITES = 10;

/** Whether data holds nothing. */
const isEmpty = (data: JsonNode | undefined): boolean =>
  data === undefined ||
  data.kind === 'null' ||
  (data.kind === 'array' && data.items.length === 0) ||
  (data.kind === 'object' && data.members.size === 0);

export const answered = check<FeedTarget>()({
  proves: 'FEED-OD-004',
  needs: ['sites'],
  reasons: {
    'not-a-list': 'the data of a site without events is no empty list',
  },
  run: async (feed, t) => {
    await t.use(listing);
    for (const { slug } of (await t.use(siteList)).slice(0, SITES)) {
      const site = inPath(slug);
      const answer = await feed.get({ site });
      const root = jsonOf(answer)?.value?.root;
      const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
      const data = root?.kind === 'object' ? root.members.get('data') : undefined;
      const status = meta?.kind === 'object' ? numberIn(meta, 'status') : undefined;
      // That each slug is answered as a success is judged where all of them are asked for.
      if ((status !== '200' && status !== '204') || !isEmpty(data)) continue;
      const at = `events/${site}.json, /data`;
      const wrong = { reason: 'not-a-list', expected: '[]', actual: said(data), at } as const;
      t.judge(data?.kind === 'array' ? undefined : wrong, answer);
    }
    if (t.subjects === 0) t.notApplicable(`each of the first ${SITES} sites of the list has events`);
  },
});
