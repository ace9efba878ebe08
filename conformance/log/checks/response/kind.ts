import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { completeAnswers } from '../../premises/create/complete-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const kind = check<LogTarget>()({
  // LOG-CE-014 (must): The kind and the version in the answer are those of the body: hashedrekord 0.0.2. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-014',
  needs: ['create'],
  reasons: { kind: 'kind and version in an answer are not hashedrekord and 0.0.2' },
  run: async (_log, t) => {
    for (const { answer, logged } of await t.use(completeAnswers)) {
      const { kind: name, version } = logged.kindVersion!;
      t.judge(mismatch('kind', 'hashedrekord 0.0.2', `${name} ${version}`, 'kindVersion'), answer);
    }
  },
});
