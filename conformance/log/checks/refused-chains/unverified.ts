import { check } from '../../../core/check/check.ts';
import { acceptedDefect } from '../../oracle/certificates/accepted-defect.ts';
import { refusedAnswers, refusedAnswersOf } from '../../premises/submissions/refused-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const unverified = check<LogTarget>()({
  // LOG-CT-060 (must): A chain is refused, and not logged, unless each of its certificates certifies the one before it, and the
  //   last is an accepted root or certified by one. [rfc6962, "3.1"]
  proves: 'LOG-CT-060',
  needs: ['submit', 'authority'],
  reasons: {
    'unknown-root': 'a chain that leads to no accepted root is accepted',
    'missing-issuer': 'a chain without the issuer of its certificate is accepted',
    order: 'a chain in another order is accepted',
    signature: 'a chain with a signature that does not verify is accepted',
  },
  run: async (_log, t) => {
    for (const { submission, answer } of refusedAnswersOf(await t.use(refusedAnswers), 'unverified'))
      t.judge(acceptedDefect(submission, answer), answer);
  },
});
