import { premise } from '../../../core/check/premise.ts';
import { answerFormDefect } from '../../oracle/entry/answer-form-defect.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogEntryProof } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { createdEntries } from './all-algorithms.ts';

/** A created entry whose answer has every part that Rekor v2 returns. */
export interface CompleteAnswer extends SuccessfulCreation {
  readonly proof: LogEntryProof;
}

/** The answers of CreateEntry, which all have every part. */
export const completeAnswers = premise<LogTarget>()({
  name: 'complete-answers',
  reasons: ['missing'],
  async find(_log, t): Promise<readonly CompleteAnswer[]> {
    const answers: CompleteAnswer[] = [];
    for (const creation of await createdEntries(t)) {
      const missing = answerFormDefect(creation, ['missing']);
      if (missing) return t.fail(missing, creation.answer);
      answers.push({ ...creation, proof: creation.logged.inclusionProof! });
    }
    return answers;
  },
});
