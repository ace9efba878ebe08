import { check } from '../../../core/check/check.ts';
import { completeAnswers } from '../../premises/create/complete-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const kind = check<LogTarget>()({
  proves: 'LOG-CE-014',
  needs: ['create'],
  reasons: { kind: 'kind and version in an answer are not hashedrekord and 0.0.2' },
  run: async (_log, t) => {
    for (const { answer, logged } of await t.use(completeAnswers)) {
      const { kind: name, version } = logged.kindVersion!;
      const [expected, actual] = ['hashedrekord 0.0.2', `${name} ${version}`];
      t.judge(actual === expected ? undefined : { reason: 'kind', expected, actual, at: 'kindVersion' }, answer);
    }
  },
});
