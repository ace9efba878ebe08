import { watch } from '../../../core/check/check.ts';
import { isEventsExchange } from '../../oracle/answer/resource.ts';
import { effectiveStatus, isHtmlPage } from '../../oracle/answer/status.ts';
import { STORED_REASONS, storedDefect } from '../../oracle/http/stored.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** HTTP statuses with which a proxy in front of a feed refuses requests itself. */
const STATUSES_IN_FRONT = new Set([403, 407, 429, 500, 502, 503, 504]);

export const errorFreshness = watch<FeedTarget>()({
  // FEED-HT-009 (should): No cache may keep an error. [rfc9111, "4.2"]
  proves: 'FEED-HT-009',
  reasons: STORED_REASONS,
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isEventsExchange(exchange) || effectiveStatus(answer) < 400) return;
      if (isHtmlPage(answer) || (answer.status === effectiveStatus(answer) && STATUSES_IN_FRONT.has(answer.status)))
        return;
      t.judge(storedDefect(answer, t.time.epoch(), exchange.resource!), answer);
    },
    async end() {
      await t.use(listing);
      // Most feeds answer these two with an error.
      await Promise.all([feed.get({ key: null }), feed.get({ format: 'touchstone' })]);
    },
  }),
});
