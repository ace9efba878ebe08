import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isHtmlPage } from '../../oracle/answer/status.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const challenge = watch<FeedTarget>()({
  proves: 'FEED-HT-014',
  reasons: { missing: '401 does not say by what a client could authenticate' },
  begin: (feed, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      // A page is of something in front.
      if (answer?.status !== 401 || isHtmlPage(answer)) return;
      const given = headerValue(answer, 'www-authenticate') ?? '';
      const expected = 'WWW-Authenticate, with a challenge (RFC 9110 section 11.6.1)';
      const actual = given === '' ? 'none' : 'an empty one';
      const defect = { reason: 'missing', expected, actual, at: resource || method } as const;
      t.judge(given.trim() === '' ? defect : undefined, answer);
    },
    async end() {
      await t.use(listing);
      await feed.get({ key: null });
      if (t.subjects === 0) t.notApplicable('no request was refused with the HTTP status 401');
    },
  }),
});
