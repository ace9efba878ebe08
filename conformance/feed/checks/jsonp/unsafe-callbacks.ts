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
const TWO_CALLBACKS = { more: 'callback=a&callback=b', joined: 'a,b', names: ['a', 'b'] };

/** What a browser would run of an answer to a script element: no error, and no JSON that it is forbidden to sniff. */
function isRunByBrowsers(answer: Answer): boolean {
  const type = readMediaType(headerValue(answer, 'content-type') ?? '')?.type;
  return answer.status < 300 && (maySniff(answer) || (type !== undefined && isJavaScriptType(type)));
}

export const unsafeCallbacks = check<FeedTarget>()({
  proves: 'FEED-JP-003',
  reasons: {
    reflected: 'a callback that is no name of a function becomes part of a script',
    stripped: 'of a callback that is no name of a function another name is made, which is called',
  },
  run: async (feed, t) => {
    await t.use(jsonpListing);
    const asked = [
      ...UNSAFE.map((callback) => ({ name: callback, query: { callback } })),
      { name: TWO_CALLBACKS.joined, query: { more: TWO_CALLBACKS.more } },
      // An error may be put together elsewhere than a list is.
      ...UNSAFE.map((callback) => ({ name: callback, query: { callback, key: `no-key-${runCallback(t)}` } })),
    ];
    const answers = await Promise.all(asked.map(({ query }) => feed.get(query)));
    for (const [i, answer] of answers.entries()) {
      const { name } = asked[i]!;
      const text = answer.cut || !isRunByBrowsers(answer) ? undefined : scriptText(answer).value;
      const one =
        name === TWO_CALLBACKS.joined && TWO_CALLBACKS.names.some((right) => readJsonpAnswer(answer, right).value);
      const defect = text === undefined || one ? undefined : reflectionDefect(text, name);
      t.judge(defect && { ...defect, at: `events/${feed.site}.json, callback ${quotedText(name)}` }, answer);
    }
  },
});
