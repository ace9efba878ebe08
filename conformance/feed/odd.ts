/** Requests that nobody expects (RFC 9110 sections 15.5 and 15.6, RFC 3986). */
import { check } from '../core/check.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import { Trouble } from '../core/trouble.ts';
import { again } from './again.ts';
import { eventsHeld, isPage, meant } from './held.ts';
import { contentOf, listing } from './reading.ts';
import { escapedSlug } from './sites.ts';
import { inStock } from './stocked.ts';

/** What servers were seen to stumble over, each with what it is. */
const ODD: readonly (readonly [what: string, query: FeedQuery])[] = [
  ['a very long slug', { site: 'x'.repeat(2000) }],
  ['no slug', { site: '' }],
  ['a slug of dots', { site: '..%2f..%2f..%2fetc%2fpasswd' }],
  ['a slug with a dot', { site: 'a.b' }],
  ['a slug with a backslash', { site: '..%5c..%5cwindows' }],
  ['a slug with NUL', { site: 'a%00b' }],
  ['a slug with an encoded slash', { site: 'a%2Fb' }],
  ['a slug with a line end', { site: 'a%0D%0Ab' }],
  ['a percent sign before no digits', { site: 'a%zz' }],
  ['octets that are not UTF-8', { site: 'a%ff%fe' }],
  ['a slug beyond ASCII', { site: '%F0%9F%92%A1' }],
  ['a slug that every object has', { site: '__proto__' }],
  ['a slug with a quote', { site: "o'b" }],
  ['another format', { format: 'touchstone' }],
  ['no format', { format: '' }],
  ['two formats', { format: 'json.json' }],
  ['a slash at the end', { format: 'json/' }],
  ['two keys', { key: null, more: 'key=a&key=b' }],
  ['a list of keys', { key: null, more: 'key%5B%5D=a' }],
  ['a percent sign before no digits in the key', { key: null, more: 'key=%zz' }],
  ['two callbacks', { more: 'callback=a&callback=b' }],
  ['a list of callbacks', { more: 'callback%5B%5D=a' }],
  ['a very long callback', { callback: 'a'.repeat(2000) }],
  ['parameters that nobody knows', { more: 'limit=-1&page=x&offset=1e99' }],
  ['the method OPTIONS', { method: 'OPTIONS' }],
];

/** Where the feed is one to be published in. */
const POST: (typeof ODD)[number] = ['the method POST', { method: 'POST' }];

/**
 * What looks like an attack, or is no plain reading, so that what guards a feed may end the connection without a word, as
 * nginx does with 444.
 */
const HOSTILE = /\.\.%|%5c|%00|%0D|%zz|%2F|__proto__|'|^(OPTIONS|POST)$/i;

/** What no HTTP answer came to: the connection was closed, or what came is not HTTP. */
const UNANSWERED: ReadonlySet<string> = new Set(['reset', 'protocol']);
/** How often a request has to stay without an answer, while one that is not odd is answered each time. */
const TIMES = 3;

/** The answer; undefined where the connection was ended without one. */
async function ask(feed: FeedTarget, query: FeedQuery): Promise<Answer | undefined> {
  try {
    return await feed.get(query);
  } catch (cause) {
    if (cause instanceof Trouble && UNANSWERED.has(cause.code)) return undefined;
    throw cause;
  }
}

/** Asks again for what was not answered. That a plain request is answered each time tells a refusal from a bad line. */
async function askAgain(feed: FeedTarget, query: FeedQuery): Promise<Answer | undefined> {
  for (let i = 0; i < TIMES; i++) {
    await feed.get({ fresh: true });
    const answer = await ask(feed, { ...query, fresh: true });
    if (answer) return answer;
  }
  await feed.get({ fresh: true });
  return undefined;
}

/** 501 and 511 are of the known service's table: they say what is wrong with the request. */
const isMishap = ({ status }: Answer): boolean => status >= 500 && status !== 501 && status !== 511;

export const answered = check<FeedTarget>()({
  proves: 'FEED-HT-008',
  reasons: {
    'server-error': 'an odd request is answered with an error of the server',
    'no-answer': 'an odd request is never answered: the connection is ended each time',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const asked = await Promise.all(
      [...ODD, ...(feed.publisher ? [POST] : [])].map(async ([what, query]) => ({
        what,
        query,
        answer: await ask(feed, query),
      })),
    );
    const guarded: string[] = [];
    for (const { what, query, answer: first } of asked) {
      const answer = first ?? (await askAgain(feed, query));
      const expected = 'an answer, or an error of the client';
      if (!answer && HOSTILE.test(Object.values(query).join())) guarded.push(what);
      else if (!answer) {
        const actual = `no answer, ${TIMES} times, while other requests are answered`;
        t.judge({ reason: 'no-answer', expected, actual, at: what });
      } else {
        // A feed that has too much to do has it for any request.
        const last = isMishap(answer)
          ? await again(
              t,
              () => feed.get(query),
              (one) => !isMishap(one),
            )
          : answer;
        const defect = { reason: 'server-error', expected, actual: `status ${last.status}`, at: what } as const;
        t.judge(isMishap(last) ? defect : undefined, last);
      }
    }
    if (guarded.length > 0)
      t.inconclusive(`${guarded.join(', ')}: the connection is ended each time, by the feed or by what guards it`);
  },
});

export const sameSlug = check<FeedTarget>()({
  proves: 'FEED-HT-010',
  reasons: { other: 'a slug whose letters are percent-encoded is another one' },
  run: (feed, t) =>
    inStock(feed, t, 'od', async (site) => {
      const escaped = escapedSlug(site) ?? t.notApplicable('the slug has no letter');
      const hasEvents = (one: Answer) => eventsHeld(one).length > 0;
      const answer = await again(t, () => feed.get({ site: escaped }), hasEvents);
      const plain = await feed.get({ site });
      const isMissing = !hasEvents(answer) && hasEvents(plain);
      const expected = `the events of ${site}`;
      const defect = {
        reason: 'other',
        expected,
        actual: `status ${meant(answer)}, without events`,
        at: `events/${escaped}.json`,
      } as const;
      t.judge(isMissing ? defect : undefined, answer);
    }),
});

/** Whether a browser that goes to the address shows the content as a page (Fetch and MIME Sniffing standards). */
function isShown(answer: Answer): boolean {
  if (headerOf(answer, 'content-type') !== undefined) return isPage(answer);
  return !/\bnosniff\b/i.test(headerOf(answer, 'x-content-type-options') ?? '');
}

export const repeated = check<FeedTarget>()({
  proves: 'FEED-HT-011',
  reasons: {
    slug: 'the slug is repeated as HTML',
    format: 'the format is repeated as HTML',
    callback: 'the callback is repeated as HTML',
    key: 'the key is repeated as HTML',
  },
  run: async (feed, t) => {
    await t.use(listing);
    // Harmless in itself; where it stands as it was sent, so may what is not.
    const mark = `<b>touchstone</b>`;
    const path = encodeURIComponent(mark);
    const queries = [
      ['slug', { site: path }],
      ['format', { format: path }],
      ['callback', { callback: mark }],
      ['key', { key: mark }],
    ] as const;
    const asked = await Promise.all(
      queries.map(async ([reason, query]) => ({ reason, answer: await feed.get(query) })),
    );
    for (const { reason, answer } of asked) {
      const text = Buffer.from(contentOf(answer) ?? []).toString('utf8');
      const type = headerOf(answer, 'content-type') ?? 'none';
      const defect = {
        reason,
        expected: 'no HTML made of the request',
        actual: `${mark}, in content of the type ${type}`,
        at: reason,
      } as const;
      t.judge(isShown(answer) && text.includes(mark) ? defect : undefined, answer);
    }
  },
});
