/** An answer has a proof, and neither a time nor a promise (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { answerFormDefect } from '../../oracle/entry/answer-form-defect.ts';
import { createdEntries } from '../../premises/create/all-algorithms.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noTimeOrPromise = check<LogTarget>()({
  // LOG-CE-012 (must): An entry has the integrated time 0 and no inclusion promise: the service does not vouch for a time.
  //   [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-012',
  needs: ['create'],
  reasons: {
    time: 'an answer has an integrated time other than 0',
    promise: 'an answer has an inclusion promise',
  },
  run: async (_log, t) => {
    for (const creation of await createdEntries(t))
      t.judge(answerFormDefect(creation, ['time', 'promise']), creation.answer);
  },
});
