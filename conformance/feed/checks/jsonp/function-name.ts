import { check } from '../../../core/check/check.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { callText } from '../../oracle/jsonp/call-defects.ts';
import { callsAnotherFunction, scriptText } from '../../oracle/jsonp/jsonp-answer.ts';
import { namedCalls } from '../../premises/jsonp/named-calls.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A feed may refuse such a name; `feed/jsonp/callback-names` recommends that it does not. */
export const functionName = check<FeedTarget>()({
  // FEED-FM-004 (must): With `callback`, the JSON is the argument of a call to the function of that name. [interface,
  //   "Endpoints"]
  proves: 'FEED-FM-004',
  reasons: { other: 'with a callback that has `$`, `_` or dots, a function of another name gets the events' },
  run: async (_feed, t) => {
    for (const { name, answer, at } of await t.use(namedCalls)) {
      const expected = `${callText(name)}, or an error`;
      const actual = quotedText(scriptText(answer).value ?? '');
      t.judge(callsAnotherFunction(answer, name) && { reason: 'other', expected, actual, at }, answer);
    }
  },
});
