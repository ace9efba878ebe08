import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isHtmlPage } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const allow = watch<FeedTarget>()({
  proves: 'FEED-HT-003',
  reasons: { missing: '405 does not say which methods are allowed', incomplete: '405 leaves GET out of Allow' },
  begin: (_feed, t) => {
    /** Paths that were answered to GET. */
    const answered = new Set<string>();
    let pages = 0;
    return {
      on({ request }, answer) {
        const { pathname } = new URL(request.url);
        if (request.method === 'GET' && answer && answer.status < 300) answered.add(pathname);
        if (answer?.status !== 405) return;
        // It may be of what stands in front.
        if (isHtmlPage(answer)) return void pages++;
        const named = headerValue(answer, 'allow');
        const at = `${request.method} ${pathname}`;
        const missing = { reason: 'missing', expected: 'Allow, with GET', actual: 'no Allow', at } as const;
        const lacks = { reason: 'incomplete', expected: 'Allow, with GET', actual: `Allow: ${named}`, at } as const;
        const has = !answered.has(pathname) || named?.split(',').some((one) => one.trim() === 'GET');
        t.judge(named === undefined ? missing : has ? undefined : lacks, answer);
      },
      async end() {
        await t.use(listing);
        const none =
          pages > 0 ? 'methods were refused with pages alone, of the feed or of what stands in front' : undefined;
        if (t.subjects === 0) t.notApplicable(none ?? 'no method was refused with 405');
      },
    };
  },
});
