import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { isJavaScriptType, readMediaType } from '../../oracle/http/media-type.ts';
import { readJsonpAnswer, scriptText } from '../../oracle/jsonp/jsonp-answer.ts';
import { reflectionDefect } from '../../oracle/jsonp/reflection.ts';
import { maySniff } from '../../oracle/jsonp/requested-call.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Texts that are not the name of a function. */
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
/** Two callbacks in one request: a name made of both is unsafe, and each name alone is right. */
const TWO_CALLBACKS = { more: 'callback=a&callback=b', joined: 'a,b', names: ['a', 'b'] };

/** Whether a browser runs the answer as a script: not an error, nor another type that it may not sniff. */
function isRunByBrowsers(answer: Answer): boolean {
  const type = readMediaType(headerValue(answer, 'content-type') ?? '')?.type;
  return answer.status < 300 && (maySniff(answer) || (type !== undefined && isJavaScriptType(type)));
}

export const unsafeCallbacks = check<FeedTarget>()({
  // FEED-JP-003 (should): A callback by which no script can reach a function is refused, or its text is not run. [ecmascript,
  //   "13.3"]
  proves: 'FEED-JP-003',
  reasons: {
    reflected: 'a callback that is not the name of a function becomes part of a script',
    stripped: 'a callback that is not the name of a function is shortened to a name, which is called',
  },
  run: async (feed, t) => {
    await t.use(jsonpListing);
    const requests = [
      ...UNSAFE.map((callback) => ({ name: callback, query: { callback } })),
      { name: TWO_CALLBACKS.joined, query: { more: TWO_CALLBACKS.more } },
      // Errors may be written by other code than lists.
      ...UNSAFE.map((callback) => ({ name: callback, query: { callback, key: `no-key-${runCallback(t)}` } })),
    ];
    const answers = await Promise.all(requests.map(({ query }) => feed.get(query)));
    for (const [i, answer] of answers.entries()) {
      const { name } = requests[i]!;
      const text = answer.cut || !isRunByBrowsers(answer) ? undefined : scriptText(answer).value;
      const isOneOfTwo =
        name === TWO_CALLBACKS.joined && TWO_CALLBACKS.names.some((right) => readJsonpAnswer(answer, right).value);
      const defect = text === undefined || isOneOfTwo ? undefined : reflectionDefect(text, name);
      t.judge(defect && { ...defect, at: `events/${feed.site}.json, callback ${quotedText(name)}` }, answer);
    }
  },
});
