import { check } from '../../../core/check/check.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { refusedAnswers } from '../../premises/submissions/refused-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const message = check<LogTarget>()({
  // LOG-CT-063 (should): The answer to a refused submission has an error message that people can read. [rfc6962, "4"]
  proves: 'LOG-CT-063',
  needs: ['submit', 'authority'],
  reasons: { silent: 'the answer to a refused submission has no text' },
  run: async (_log, t) => {
    const refused = (await t.use(refusedAnswers)).filter(({ answer }) => answer.status >= 400);
    await t.each(
      refused,
      ({ submission, answer }) => {
        const text = Buffer.from(readableBody(answer) ?? new Uint8Array()).toString();
        const expected = `status ${answer.status} and an error message, for ${submission.what}`;
        const actual = `a body of ${text.length} characters without a word`;
        t.judge(
          !/\p{L}{2}/u.test(text) && { reason: 'silent', expected, actual, at: `ct/v1/${submission.name}` },
          answer,
        );
      },
      'nothing was refused',
    );
  },
});
