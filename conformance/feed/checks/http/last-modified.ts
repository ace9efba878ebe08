import { watch } from '../../../core/check/check.ts';
import { judgedLastModified, LAST_MODIFIED_REASONS } from '../../../oracle/http/last-modified.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const lastModified = watch<FeedTarget>()({
  // FEED-HT-019 (must): Last-Modified is not later than Date: a time that has not come is replaced by that of the answer.
  //   [rfc9110, "8.8.2.1"]
  proves: 'FEED-HT-019',
  reasons: LAST_MODIFIED_REASONS,
  begin: (feed, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      // Last-Modified may be by the clock that the run sets, and Date by that of the machine.
      if (!answer || feed.clock) return;
      const judged = judgedLastModified(answer, resource || method, Date.now());
      if (judged !== undefined) t.judge(judged, answer);
    },
    async end() {
      if (feed.clock) t.notApplicable('the clock of the feed is set by the run');
      if (t.subjects > 0) return;
      await t.use(listing);
      if (t.subjects === 0) t.notApplicable('no answer has both Date and Last-Modified');
    },
  }),
});
