import { check } from '../../../core/check/check.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { effectiveStatus } from '../../oracle/answer/status.ts';
import { isSiteListAddress } from '../../oracle/site/site-list-address.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const versioned = check<FeedTarget>()({
  // FEED-SI-003 (must): The site list is served under the path prefix `v2`. [interface, "Versioning"]
  proves: 'FEED-SI-003',
  needs: ['sites'],
  reasons: { 'not-served': 'there is no site list under the path prefix `v2`' },
  run: async (feed, t) => {
    await t.use(listing);
    const asked = new Map<string, Exchange>();
    const end = feed.listen((exchange) => {
      const name = exchange.resource === 'sites' ? 'sites' : 'events';
      if (!asked.has(name)) asked.set(name, exchange);
    });
    const answer = await feed
      .get()
      .then(() => feed.sites())
      .finally(end);
    const [list, events] = ['sites', 'events'].map((name) => asked.get(name)!.request.url);
    const path = new URL(list!).pathname;
    if (!/\/v2\//.test(path)) t.notApplicable(`the site list that was given is at ${path}`);
    const status = effectiveStatus(answer);
    // Any other status may be due to the moment, or to the key.
    if (![200, 204, 404, 410, 501].includes(status)) t.inconclusive(`the site list is answered with status ${status}`);
    const gone = status >= 400;
    if (gone && !isSiteListAddress(list!, events!))
      t.inconclusive(
        `--sites-url led to ${path}, which is answered with status ${status}: is the list at that address?`,
      );
    const defect = {
      reason: 'not-served',
      expected: 'the site list',
      actual: `status ${status}`,
      at: `${path} (--sites-url)`,
    } as const;
    t.judge(gone && defect, answer);
  },
});
