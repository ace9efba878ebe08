/** Answers of CreateEntry that lack no part. */

import { premise } from '../../../core/check/premise.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogEntryProof } from '../../oracle/entry/log-entry.ts';
import { entryFormDefects } from '../../oracle/entry/log-entry-form.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { createdEntries } from './all-algorithms.ts';

/** A created entry whose answer has every part that it is to have. */
export interface CompleteAnswer extends SuccessfulCreation {
  readonly proof: LogEntryProof;
}

/** The answers, none of which lacks a part. */
export const completeAnswers = premise<LogTarget>()({
  name: 'complete-answers',
  reasons: ['missing'],
  async find(_log, t): Promise<readonly CompleteAnswer[]> {
    return (await createdEntries(t)).map((one) => {
      const missing = entryFormDefects(readableBody(one.answer)!).find(({ reason }) => reason === 'missing');
      if (missing) t.judge({ ...missing, reason: 'missing' }, one.answer);
      return { ...one, proof: one.logged.inclusionProof! };
    });
  },
});
