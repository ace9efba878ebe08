import { check } from '../../../core/check/check.ts';
import { acceptedDefect } from '../../oracle/certificates/accepted-defect.ts';
import { refusedAnswers, refusedAnswersOf } from '../../premises/submissions/refused-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const malformed = check<LogTarget>()({
  // LOG-CT-062 (must): A submission that is not JSON with an array of certificates in base64, at least one, is answered with an
  //   error status. [rfc6962, "4"]
  proves: 'LOG-CT-062',
  needs: ['submit', 'authority'],
  reasons: {
    json: 'a body that is not JSON is not answered with an error status',
    base64: 'a chain that is not base64 is not answered with an error status',
    empty: 'a chain without certificates is not answered with an error status',
    'not-a-certificate': 'bytes that are no certificate are not answered with an error status',
  },
  run: async (_log, t) => {
    for (const { submission, answer } of refusedAnswersOf(await t.use(refusedAnswers), 'malformed'))
      t.judge(acceptedDefect(submission, answer), answer);
  },
});
