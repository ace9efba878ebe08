import { watch } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { headerValue } from '../../../core/target/header.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const length = watch<FeedTarget>()({
  // FEED-HT-006 (must): Content-Length is the length of the content in bytes. [rfc9110, "8.6"]
  proves: 'FEED-HT-006',
  reasons: { length: 'Content-Length is not the length of the content' },
  begin: (_feed, t) => ({
    on({ request, resource }, answer) {
      if (!answer || answer.cut || request.method === 'HEAD' || [204, 304].includes(answer.status)) return;
      const stated = headerValue(answer, 'content-length');
      // Transfer-Encoding overrides Content-Length (RFC 9112 section 6.3).
      if (stated === undefined || headerValue(answer, 'transfer-encoding') !== undefined) return;
      const field = (value: string | number) => `Content-Length: ${value}`;
      t.judge(mismatch('length', answer.raw.length, stated, resource ?? '', field), answer);
    },
    async end() {
      await t.use(listing);
      if (t.subjects === 0) t.notApplicable('no answer has a Content-Length');
    },
  }),
});
