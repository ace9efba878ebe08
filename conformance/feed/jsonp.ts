/** JSON as the argument of a call (interface, "Endpoints"; RFC 9239; ECMA-262). */
import { check, watch } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { type Answer, type Exchange, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { callbackPath } from '../oracle/callback.ts';
import { isJavaScriptType, readMediaType } from '../oracle/media-type.ts';
import { quote } from '../oracle/quote.ts';
import { reflectionDefect } from '../oracle/reflection.ts';
import {
  callbackOf,
  calledBack,
  called as calledListing,
  nameDefect,
  named,
  readScriptAnswer,
  scriptOf,
} from './jsonp-reading.ts';
import { ownAnswer } from './xml-reading.ts';

export { errors } from './jsonp-errors.ts';

export const called = check<FeedTarget>()({
  proves: 'FEED-FM-004',
  reasons: {
    'not-served': 'with a callback the events are not served',
    'not-wrapped': 'with a callback the answer is no call',
    'other-call': 'another function is called than was asked for',
    'several-statements': 'there is more than one call',
    argument: 'the call is made with something else than one object in JSON',
  },
  run: async (_feed, t) => {
    t.judge(undefined, await t.use(calledListing));
  },
});

export const names = check<FeedTarget>()({
  proves: 'FEED-FM-004',
  reasons: {
    refused: 'a name as libraries make them is refused',
    'other-call': 'a name as libraries make them is not what is called',
    'another-request': 'the function is called that another request asked for',
    'left-over': 'without a callback a function is called that another request asked for',
  },
  run: async (_feed, t) => {
    await t.each(await t.use(named), (answer) => t.judge(undefined, answer));
  },
});

export const script = check<FeedTarget>()({
  proves: 'FEED-JP-001',
  reasons: {
    'not-javascript': 'what is served with a callback is no script',
    encoding: 'the script is in another encoding than it says, which is UTF-8 where it says none',
  },
  run: async (_feed, t) => {
    t.judge(undefined, await t.use(calledListing));
  },
});

/** Whether an answer is the call that its request asked for. */
function isCall({ request, resource = '' }: Exchange, answer: Answer): boolean {
  if (answer.status !== 200 || answer.cut || !resource.endsWith('.json')) return false;
  const [name, ...more] = new URL(request.url).searchParams.getAll('callback');
  if (name === undefined || more.length > 0 || callbackPath(name) === undefined) return false;
  return readScriptAnswer(answer, name).value !== undefined;
}

export const contentType = watch<FeedTarget>()({
  proves: 'FEED-JP-002',
  reasons: { missing: 'JSONP has no Content-Type', 'media-type': 'JSONP is called something else than JavaScript' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isCall(exchange, answer)) return;
      const given = headerOf(answer, 'content-type');
      const found = { expected: 'Content-Type: text/javascript', at: `${exchange.resource}?callback=…` };
      if (given === undefined) t.judge({ reason: 'missing', ...found, actual: 'no Content-Type' }, answer);
      const right = isJavaScriptType(readMediaType(given!)?.type ?? '');
      t.judge(right ? undefined : { reason: 'media-type', ...found, actual: given! }, answer);
    },
    async end() {
      t.judge(undefined, await t.use(calledListing));
    },
  }),
});

const isSniffed = (answer: Answer): boolean =>
  !/^\s*nosniff\s*(?:,|$)/i.test(headerOf(answer, 'x-content-type-options') ?? '');

export const sniffing = watch<FeedTarget>()({
  proves: 'FEED-JP-004',
  reasons: { missing: 'JSONP is sent without `X-Content-Type-Options: nosniff`' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isCall(exchange, answer)) return;
      const expected = 'X-Content-Type-Options: nosniff';
      const actual = headerOf(answer, 'x-content-type-options') ?? 'no such field';
      const defect = { reason: 'missing', expected, actual, at: `${exchange.resource}?callback=…` } as const;
      t.judge(isSniffed(answer) ? defect : undefined, answer);
    },
    async end() {
      t.judge(undefined, await t.use(calledListing));
    },
  }),
});

/** No names of functions. */
const UNSAFE: readonly string[] = [
  'alert(1)//',
  'a;alert(1);b',
  'a\nalert',
  'a[alert(1)]',
  'a=alert',
  'function(){}',
  '<script>alert(1)</script>',
  'a-b',
  // A loop that never ends.
  'while',
];
/** Two names at once: what is made of both is none, and each alone is one. */
const TWO = { more: 'callback=a&callback=b', joined: 'a,b', names: ['a', 'b'] };

/** What a browser would run of an answer to a script element: no error, and no JSON that it is forbidden to sniff. */
function isRun(answer: Answer): boolean {
  const type = readMediaType(headerOf(answer, 'content-type') ?? '')?.type;
  return answer.status < 300 && (isSniffed(answer) || (type !== undefined && isJavaScriptType(type)));
}

export const unsafe = check<FeedTarget>()({
  proves: 'FEED-JP-003',
  reasons: {
    reflected: 'a callback that is no name of a function becomes part of a script',
    stripped: 'of a callback that is no name of a function another name is made, which is called',
  },
  run: async (feed, t) => {
    await t.use(calledListing);
    const asked = [
      ...UNSAFE.map((callback) => ({ name: callback, query: { callback } })),
      { name: TWO.joined, query: { more: TWO.more } },
      // An error may be put together elsewhere than a list is.
      ...UNSAFE.map((callback) => ({ name: callback, query: { callback, key: `no-key-${callbackOf(t)}` } })),
    ];
    const answers = await Promise.all(asked.map(({ query }) => feed.get(query)));
    for (const [i, answer] of answers.entries()) {
      const { name } = asked[i]!;
      const text = answer.cut || !isRun(answer) ? undefined : scriptOf(answer).value;
      const one = name === TWO.joined && TWO.names.some((right) => readScriptAnswer(answer, right).value);
      const defect = text === undefined || one ? undefined : reflectionDefect(text, name);
      t.judge(defect && { ...defect, at: `events/${feed.site}.json, callback ${quote(name)}` }, answer);
    }
  },
});

export const anyName = check<FeedTarget>()({
  proves: 'FEED-JP-006',
  reasons: {
    refused: 'a name with `$`, `_` or dots is refused',
    'other-call': 'a name with `$`, `_` or dots is not what is called',
  },
  run: async (feed, t) => {
    await t.use(named);
    const asked = ['_', '$', 'app.cb', 'angular.callbacks._0'];
    const answers = await Promise.all(asked.map((callback) => calledBack(feed, t, callback)));
    for (const [i, answer] of answers.entries()) {
      const name = asked[i]!;
      const at = `events/${feed.site}.json?callback=${name}`;
      ownAnswer(t, answer, at);
      const reason = nameDefect(answer, name);
      const actual = reason === 'refused' ? 'no call' : quote(scriptOf(answer).value ?? '');
      const defect: Defect<NonNullable<typeof reason>> | undefined = reason && {
        reason,
        expected: `one call ${name}({…})`,
        actual,
        at,
      };
      t.judge(defect, answer);
    }
  },
});
