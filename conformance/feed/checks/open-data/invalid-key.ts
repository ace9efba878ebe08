import { check } from '../../../core/check/check.ts';
import { changedKey } from '../../inputs/requests/invalid-keys.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import { disclosesEvents } from '../../premises/key/event-traces.ts';
import { NO_META_STATUS, refusalStatusDefect, requestRefusal } from '../../premises/key/refusals.ts';
import { NO_KEY, validKeyOf } from '../../premises/key/valid-key.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const invalidKey = check<FeedTarget>()({
  // FEED-OD-003 (must): A request with a key that is not valid is answered with `meta.status` 401. [open-data-v2, "Server codes"]
  proves: 'FEED-OD-003',
  reasons: { other: '`meta.status` of a request with an invalid key is not 401' },
  run: async (feed, t) => {
    await t.use(listing);
    const key = validKeyOf(feed);
    if (key === undefined) return t.notApplicable(NO_KEY);
    const answer = await requestRefusal(feed, t, 401, changedKey(key));
    if (metaStatus(answer) === undefined || (await disclosesEvents(feed, answer))) t.notApplicable(NO_META_STATUS);
    t.judge(refusalStatusDefect(answer, 401, 'the key is not valid', `events/${feed.site}.json`), answer);
  },
});
