/** What HTTP has for requests without credentials that would do (RFC 9110, RFC 6585). */
import { watch } from '../core/check.ts';
import { headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { isPage, statusSaid } from './held.ts';
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

export const proxyStatus = watch<FeedTarget>()({
  proves: 'FEED-HT-015',
  reasons: { sent: 'an answer in the envelope of the feed has the HTTP status 511' },
  begin: (feed, t) => ({
    on({ resource = '' }, answer) {
      // Without the envelope it may well be of a proxy.
      if (!answer || !resource.startsWith('events/') || statusSaid(answer) === undefined) return;
      const expected = 'another status, such as 401';
      const defect = { reason: 'sent', expected, actual: 'HTTP status 511', at: resource } as const;
      t.judge(answer.status === 511 ? defect : undefined, answer);
    },
    async end() {
      await t.use(listing);
      await feed.get({ key: null });
    },
  }),
});
