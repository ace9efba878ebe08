import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const length = watch<FeedTarget>()({
  proves: 'FEED-HT-006',
  reasons: { length: 'Content-Length is not the length of the content' },
  begin: (_feed, t) => ({
    on({ request, resource }, answer) {
      if (!answer || answer.cut || request.method === 'HEAD' || [204, 304].includes(answer.status)) return;
      const named = headerValue(answer, 'content-length');
      // With chunks it counts for nothing (RFC 9112 section 6.3).
      if (named === undefined || headerValue(answer, 'transfer-encoding') !== undefined) return;
      const expected = `Content-Length: ${answer.raw.length}`;
      const defect = { reason: 'length', expected, actual: `Content-Length: ${named}`, at: resource ?? '' } as const;
      t.judge(named === String(answer.raw.length) ? undefined : defect, answer);
    },
    async end() {
      await t.use(listing);
      if (t.subjects === 0) t.notApplicable('no answer has a Content-Length');
    },
  }),
});
