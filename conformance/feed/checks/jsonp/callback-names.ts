import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { callbackNameDefect, scriptText } from '../../oracle/jsonp/jsonp-answer.ts';
import { requestJsonp } from '../../premises/jsonp/callback.ts';
import { libraryCalls } from '../../premises/jsonp/library-calls.ts';
import { requireOwnAnswer } from '../../premises/list/own-answer.ts';
import type { FeedTarget } from '../../target/target.ts';

export const callbackNames = check<FeedTarget>()({
  // FEED-JP-006 (should): A callback may be any name by which a script can reach a function: `$`, or a name with dots.
  //   [ecmascript, "13.3"]
  proves: 'FEED-JP-006',
  reasons: {
    refused: 'a name with `$`, `_` or dots is refused',
    'other-call': 'with a callback that has `$`, `_` or dots another function is called',
  },
  run: async (feed, t) => {
    await t.use(libraryCalls);
    const names = ['_', '$', 'app.cb', 'angular.callbacks._0'];
    const answers = await Promise.all(names.map((callback) => requestJsonp(feed, t, callback)));
    for (const [i, answer] of answers.entries()) {
      const name = names[i]!;
      const at = `events/${feed.site}.json?callback=${name}`;
      requireOwnAnswer(t, answer, at);
      const reason = callbackNameDefect(answer, name);
      const actual = reason === 'refused' ? 'no call' : quotedText(scriptText(answer).value ?? '');
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
