import { watch } from '../../../core/check/check.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const status511 = watch<FeedTarget>()({
  // FEED-HT-015 (should): No answer of the feed itself has the HTTP status 511, which is for intercepting proxies. [rfc6585, "6"]
  proves: 'FEED-HT-015',
  reasons: { sent: 'an answer in the envelope of the feed has the HTTP status 511' },
  begin: (feed, t) => ({
    on({ resource = '' }, answer) {
      // Without the envelope it may come from a proxy, which may answer 511 (RFC 6585 section 6).
      if (!answer || !resource.startsWith('events/') || metaStatus(answer) === undefined) return;
      const expected = 'another status, such as 401';
      const defect = { reason: 'sent', expected, actual: 'HTTP status 511', at: resource } as const;
      t.judge(answer.status === 511 && defect, answer);
    },
    async end() {
      await t.use(listing);
      await feed.get({ key: null });
    },
  }),
});
