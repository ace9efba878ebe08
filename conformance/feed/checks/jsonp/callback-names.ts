import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { callText } from '../../oracle/jsonp/call-defects.ts';
import { callbackNameDefect, callsAnotherFunction, scriptText } from '../../oracle/jsonp/jsonp-answer.ts';
import { namedCalls } from '../../premises/jsonp/named-calls.ts';
import type { FeedTarget } from '../../target/target.ts';

export const callbackNames = check<FeedTarget>()({
  // FEED-JP-006 (should): A callback may be any name by which a script can reach a function: `$`, or a name with dots.
  //   [ecmascript, "13.3"]
  proves: 'FEED-JP-006',
  reasons: {
    refused: 'a name with `$`, `_` or dots is refused',
    'other-call': 'with a callback that has `$`, `_` or dots another function is called',
  },
  run: async (_feed, t) => {
    for (const { name, answer, at } of await t.use(namedCalls)) {
      // That another function is called is judged by `feed/jsonp/function-name`.
      const reason = callsAnotherFunction(answer, name) ? undefined : callbackNameDefect(answer, name);
      const actual = reason === 'refused' ? 'no call' : quotedText(scriptText(answer).value ?? '');
      const expected = callText(name);
      const defect: Defect<NonNullable<typeof reason>> | undefined = reason && { reason, expected, actual, at };
      t.judge(defect, answer);
    }
  },
});
