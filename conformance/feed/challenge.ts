import { watch } from '../core/check.ts';
import { headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { isPage } from './held.ts';
import { listing } from './reading.ts';

export const challenge = watch<FeedTarget>()({
  proves: 'FEED-HT-014',
  reasons: { missing: '401 does not say by what a client could authenticate' },
  begin: (feed, t) => ({
    on({ request: { method }, resource = '' }, answer) {
      // A page is of something in front.
      if (answer?.status !== 401 || isPage(answer)) return;
      const given = headerOf(answer, 'www-authenticate') ?? '';
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
