import { watch } from '../../../core/check/check.ts';
import { isEventsExchange } from '../../oracle/answer/resource.ts';
import { isHtmlPage, isSuccessAnswer } from '../../oracle/answer/status.ts';
import { STORED_REASONS, storedDefect } from '../../oracle/http/stored.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const listFreshness = watch<FeedTarget>()({
  // FEED-RT-004 (must): An answer is not cached: no cache on the way may answer with it without asking the feed. [interface,
  //   "Limits"]
  proves: 'FEED-RT-004',
  reasons: STORED_REASONS,
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (
        !answer ||
        !isEventsExchange(exchange) ||
        answer.status !== 200 ||
        !isSuccessAnswer(answer) ||
        isHtmlPage(answer)
      )
        return;
      t.judge(storedDefect(answer, t.time.epoch(), exchange.resource!), answer);
    },
    end: async () => {
      await t.use(listing);
    },
  }),
});
