import { check } from '../../../core/check/check.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { listing } from '../../premises/list/listing.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** Requests at which servers are known to fail, each with its name. */
const UNUSUAL: readonly (readonly [what: string, query: FeedQuery])[] = [
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

/** Sent only if the run may publish. */
const POST: (typeof UNUSUAL)[number] = ['the method POST', { method: 'POST' }];

/** Requests that look like an attack, or do not only read: a firewall may close the connection without an answer. */
const HOSTILE = /\.\.%|%5c|%00|%0D|%zz|%2F|__proto__|'|^(OPTIONS|POST)$/i;

/** Failures without an answer of HTTP: the connection was closed, or the bytes are not HTTP. */
const UNANSWERED: ReadonlySet<string> = new Set(['reset', 'protocol']);
/** How often a request has to stay without an answer, while a plain request is answered each time. */
const TIMES = 3;

/** The answer; the failure if the connection was closed without an answer. */
async function ask(feed: FeedTarget, query: FeedQuery): Promise<Answer | TransportFailure> {
  try {
    return await feed.get(query);
  } catch (cause) {
    if (cause instanceof TransportFailure && UNANSWERED.has(cause.code)) return cause;
    throw cause;
  }
}

/** Repeats a request that was not answered. Plain requests in between show whether the connection works. */
async function askAgain(
  feed: FeedTarget,
  query: FeedQuery,
  failure: TransportFailure,
): Promise<Answer | TransportFailure> {
  let answer: Answer | TransportFailure = failure;
  for (let i = 0; i < TIMES; i++) {
    await feed.get({ fresh: true });
    answer = await ask(feed, { ...query, fresh: true });
    if (!(answer instanceof TransportFailure)) return answer;
  }
  await feed.get({ fresh: true });
  return answer;
}

/** The exchange without an answer: the last one of the check is a plain request, which was answered. */
const evidenceOf = ({ exchange }: TransportFailure): Evidence | undefined =>
  exchange === undefined ? undefined : { exchange };

/** The known service answers wrong requests with 501 and 511 ("Server codes"). */
const isServerError = ({ status }: Answer): boolean => status >= 500 && status !== 501 && status !== 511;

/** Unusual requests are answered, without an error of the server (RFC 9110 sections 15.5 and 15.6, RFC 3986). */
export const answered = check<FeedTarget>()({
  // FEED-HT-008 (should): No request, however odd, is answered with a server error. [rfc9110, "15.6"]
  proves: 'FEED-HT-008',
  reasons: {
    'server-error': 'an unusual request is answered with an error of the server',
    'no-answer': 'an unusual request is never answered: the connection is ended each time',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const requests = await Promise.all(
      [...UNUSUAL, ...(feed.publisher ? [POST] : [])].map(async ([what, query]) => ({
        what,
        query,
        answer: await ask(feed, query),
      })),
    );
    const guarded: string[] = [];
    for (const { what, query, answer: first } of requests) {
      const answer = first instanceof TransportFailure ? await askAgain(feed, query, first) : first;
      const expected = 'an answer, or an error of the client';
      if (answer instanceof TransportFailure) {
        const actual = `no answer, ${TIMES} times, while other requests are answered`;
        if (HOSTILE.test(Object.values(query).join())) guarded.push(what);
        else t.judge({ reason: 'no-answer', expected, actual, at: what }, evidenceOf(answer));
      } else {
        // An overloaded feed answers any request with such an error.
        const last = isServerError(answer)
          ? await retryUntil(
              t,
              () => feed.get(query),
              (repeated) => !isServerError(repeated),
            )
          : answer;
        const defect = { reason: 'server-error', expected, actual: `status ${last.status}`, at: what } as const;
        t.judge(isServerError(last) && defect, last);
      }
    }
    if (guarded.length > 0)
      t.inconclusive(`${guarded.join(', ')}: the connection is ended each time, by the feed or by a firewall`);
  },
});
