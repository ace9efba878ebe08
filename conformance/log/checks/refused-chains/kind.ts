import { check } from '../../../core/check/check.ts';
import { acceptedDefect } from '../../oracle/certificates/accepted-defect.ts';
import { refusedAnswers, refusedAnswersOf } from '../../premises/submissions/refused-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const kind = check<LogTarget>()({
  // LOG-CT-061 (should): add-chain refuses precertificates, and add-pre-chain refuses certificates without the poison. [rfc6962,
  //   "4.1, 4.2"]
  proves: 'LOG-CT-061',
  needs: ['submit', 'authority'],
  reasons: {
    precertificate: 'add-chain accepts a precertificate',
    certificate: 'add-pre-chain accepts a certificate without the poison',
  },
  run: async (_log, t) => {
    for (const { submission, answer } of refusedAnswersOf(await t.use(refusedAnswers), 'kind'))
      t.judge(acceptedDefect(submission, answer), answer);
  },
});
