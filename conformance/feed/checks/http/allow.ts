import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isHtmlPage } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const allow = watch<FeedTarget>()({
  // FEED-HT-003 (must): An answer with the status 405 names the allowed methods in Allow. [rfc9110, "15.5.6"]
  proves: 'FEED-HT-003',
  reasons: { missing: '405 does not state the allowed methods', incomplete: '405 lacks GET in Allow' },
  begin: (_feed, t) => {
    /** Paths at which GET succeeded. */
    const answered = new Set<string>();
    let pages = 0;
    return {
      on({ request }, answer) {
        const { pathname } = new URL(request.url);
        if (request.method === 'GET' && answer && answer.status < 300) answered.add(pathname);
        if (answer?.status !== 405) return;
        // A page may come from a proxy in front of the feed.
        if (isHtmlPage(answer)) return void pages++;
        const allowed = headerValue(answer, 'allow');
        const at = `${request.method} ${pathname}`;
        const missing = { reason: 'missing', expected: 'Allow, with GET', actual: 'no Allow', at } as const;
        const incomplete = {
          reason: 'incomplete',
          expected: 'Allow, with GET',
          actual: `Allow: ${allowed}`,
          at,
        } as const;
        const isComplete = !answered.has(pathname) || allowed?.split(',').some((method) => method.trim() === 'GET');
        t.judge(allowed === undefined ? missing : isComplete ? undefined : incomplete, answer);
      },
      async end() {
        await t.use(listing);
        if (t.subjects > 0) return;
        t.notApplicable(
          pages > 0
            ? 'methods were refused only with pages, which may come from a proxy in front of the feed'
            : 'no method was refused with 405',
        );
      },
    };
  },
});
