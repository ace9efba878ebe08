import { check } from '../../../core/check/check.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import { disclosesEvents } from '../../premises/key/event-traces.ts';
import { NO_META_STATUS, refusalStatusDefect, requestRefusal } from '../../premises/key/refusals.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const missingKey = check<FeedTarget>()({
  // FEED-OD-002 (must): A request without a key is answered with `meta.status` 511. [open-data-v2, "Server codes"]
  proves: 'FEED-OD-002',
  reasons: { other: '`meta.status` of a request without a key is not 511' },
  run: async (feed, t) => {
    await t.use(listing);
    const answer = await requestRefusal(feed, t, 511, null);
    if (metaStatus(answer) === undefined || (await disclosesEvents(feed, answer))) t.notApplicable(NO_META_STATUS);
    t.judge(refusalStatusDefect(answer, 511, 'no key was sent', `events/${feed.site}.json`), answer);
  },
});
