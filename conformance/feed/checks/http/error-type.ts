import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const errorType = watch<FeedTarget>()({
  // FEED-HT-016 (should): An error with content names its media type in Content-Type. [rfc9110, "8.3"]
  proves: 'FEED-HT-016',
  reasons: { missing: 'an error has content, and no Content-Type, so that clients have to guess what it is' },
  begin: (feed, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      // The Content-Type of a success is judged with its format.
      if (!answer || answer.status < 400 || answer.raw.length === 0) return;
      const expected = 'Content-Type';
      const defect = { reason: 'missing', expected, actual: 'no such field', at: resource || method } as const;
      t.judge(headerValue(answer, 'content-type') === undefined && defect, answer);
    },
    async end() {
      await t.use(listing);
      await feed.get({ format: 'csv' });
      if (t.subjects === 0) t.notApplicable('no request was answered with an HTTP error that has content');
    },
  }),
});
