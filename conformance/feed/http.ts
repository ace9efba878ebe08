/** What HTTP asks of any answer (RFC 9110). */
import { check, watch } from '../core/check.ts';
import { type Exchange, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { Undecodable } from '../core/trouble.ts';
import { codings, isAccepted } from './codings.ts';
import { CALLBACK, isPage, statusSaid } from './held.ts';
import { listing } from './reading.ts';
import { changedKey, keyOf } from './spoiled.ts';

export { challenge, proxyStatus } from './authentication-status.ts';
export { head } from './head.ts';

const isFeed = ({ resource = '' }: Exchange): boolean => resource.startsWith('events/');

/** What each option of the choice status comes to. */
const ERRORS = { 'always-200': 'HTTP status 200', mirrored: 'the HTTP status that meta.status says' } as const;

export const status = watch<FeedTarget>()({
  proves: 'FEED-HT-001',
  reasons: {
    'success-as-error': 'the HTTP status is an error where `meta.status` is a success',
    'not-as-declared': 'the HTTP status of an error is not as the choice status declares',
    changed: 'some errors come with their own HTTP status and some with 200: clients cannot rely on either',
  },
  begin: (feed, t) => ({
    on(exchange, answer) {
      const said = answer && isFeed(exchange) ? statusSaid(answer) : undefined;
      if (!answer || said === undefined || answer.status < 200) return;
      const at = exchange.resource!;
      const expected = `a success, as meta.status ${said} is`;
      const error = { reason: 'success-as-error', expected, actual: `HTTP status ${answer.status}`, at } as const;
      t.judge(said < 300 && answer.status >= 400 ? error : undefined, answer);
      // A script hears of no error but in an answer that is none (choice jsonp-errors).
      if (said < 400 || /[?&]callback=/.test(exchange.request.url)) return;
      // Of 511 HTTP has no mirror: it is for what stands between reader and feed (RFC 6585 section 6).
      if (said === 511 && answer.status < 400) return;
      const [option, other] =
        answer.status >= 400 ? (['mirrored', 'always-200'] as const) : (['always-200', 'mirrored'] as const);
      const defect = t.chose('status', option);
      const since = defect?.reason === 'changed' ? 'as errors before in this run' : 'as declared';
      const actual = `HTTP status ${answer.status}, where meta.status says ${said}`;
      t.judge(
        defect && { ...defect, expected: `${ERRORS[other]}, ${since} (choice status: ${other})`, actual, at },
        answer,
      );
    },
    async end() {
      await t.use(listing);
      const key = keyOf(feed);
      const keys = [null, ...(key === undefined ? [] : [changedKey(key)])];
      for (const format of ['json', 'xml']) await Promise.all(keys.map((key) => feed.get({ format, key })));
    },
  }),
});

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
        if (isPage(answer)) return void pages++;
        const named = headerOf(answer, 'allow');
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

/** What readers offer: each of the three that are common, none, and one by its weight. */
const OFFERS = [
  'gzip',
  'br',
  'deflate',
  'identity',
  'gzip;q=0',
  'identity, gzip ; q=0.0',
  'gzip;q=0.5, *;q=0',
  'identity;q=0, gzip',
];

export const coding = watch<FeedTarget>()({
  proves: 'FEED-HT-004',
  reasons: { 'not-accepted': 'the content is in a coding that the request does not accept' },
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isFeed(exchange) || answer.raw.length === 0) return;
      const accept = headerOf(exchange.request, 'accept-encoding');
      // Without the header any coding will do.
      const other = accept === undefined ? undefined : codings(answer).find((one) => !isAccepted(one, accept));
      const at = exchange.resource!;
      const expected = `a coding that the request accepts (${accept})`;
      t.judge(other === undefined ? undefined : { reason: 'not-accepted', expected, actual: other, at }, answer);
    },
    async end() {
      await t.use(listing);
      for (const format of ['json', 'xml'])
        await Promise.all(OFFERS.map((offer) => feed.get({ format, headers: [['Accept-Encoding', offer]] })));
    },
  }),
});

export const decodable = watch<FeedTarget>()({
  proves: 'FEED-HT-012',
  reasons: { undecodable: 'the content is not in the coding that the answer names' },
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isFeed(exchange) || answer.raw.length === 0) return;
      try {
        answer.body();
        t.judge(undefined, answer);
      } catch (cause) {
        if (!(cause instanceof Undecodable)) throw cause;
        const expected = `content in the coding that the answer names (${cause.coding})`;
        t.judge({ reason: 'undecodable', expected, actual: cause.message, at: exchange.resource! }, answer);
      }
    },
    async end() {
      await t.use(listing);
      for (const form of [{}, { format: 'xml' }, { callback: CALLBACK }])
        await Promise.all(
          OFFERS.slice(0, 3).map((offer) => feed.get({ ...form, headers: [['Accept-Encoding', offer]] })),
        );
    },
  }),
});

export const vary = check<FeedTarget>()({
  proves: 'FEED-HT-005',
  reasons: { missing: 'the content coding depends on Accept-Encoding, and Vary does not say so' },
  run: async (feed, t) => {
    await t.use(listing);
    for (const format of ['json', 'xml']) {
      const asked = OFFERS.slice(0, 4).map((offer) => feed.get({ format, headers: [['Accept-Encoding', offer]] }));
      const served = (await Promise.all(asked)).filter((one) => one.status === 200);
      const depends = new Set(served.map((one) => codings(one).join())).size > 1;
      // A cache reads it of what it has stored (RFC 9111 section 4.1).
      const stored = served.filter((one) => !/\bno-store\b/i.test(headerOf(one, 'cache-control') ?? ''));
      const silent = stored.find((one) => !/(^|[\s,])(accept-encoding|\*)([\s,]|$)/i.test(headerOf(one, 'vary') ?? ''));
      const actual = `Vary: ${(silent && headerOf(silent, 'vary')) ?? 'none'}`;
      const defect = {
        reason: 'missing',
        expected: 'Vary: Accept-Encoding',
        actual,
        at: `events/${feed.site}.${format}`,
      } as const;
      t.judge(depends && silent ? defect : undefined, silent);
    }
  },
});

export const length = watch<FeedTarget>()({
  proves: 'FEED-HT-006',
  reasons: { length: 'Content-Length is not the length of the content' },
  begin: (_feed, t) => ({
    on({ request, resource }, answer) {
      if (!answer || answer.cut || request.method === 'HEAD' || [204, 304].includes(answer.status)) return;
      const named = headerOf(answer, 'content-length');
      // With chunks it counts for nothing (RFC 9112 section 6.3).
      if (named === undefined || headerOf(answer, 'transfer-encoding') !== undefined) return;
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
