import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isHtmlPage } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const challenge = watch<FeedTarget>()({
  // FEED-HT-014 (must): An answer with the status 401 has a challenge in WWW-Authenticate. [rfc9110, "15.5.2"]
  proves: 'FEED-HT-014',
  reasons: { missing: '401 does not name a way to authenticate' },
  begin: (feed, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      // A page may come from a proxy in front of the feed.
      if (answer?.status !== 401 || isHtmlPage(answer)) return;
      const header = headerValue(answer, 'www-authenticate') ?? '';
      const expected = 'WWW-Authenticate, with a challenge (RFC 9110 section 11.6.1)';
      const actual = header === '' ? 'no such field' : 'an empty field';
      const defect = { reason: 'missing', expected, actual, at: resource || method } as const;
      t.judge(header.trim() === '' && defect, answer);
    },
    async end() {
      await t.use(listing);
      await feed.get({ key: null });
      if (t.subjects === 0) t.notApplicable('no request was refused with the HTTP status 401');
    },
  }),
});
