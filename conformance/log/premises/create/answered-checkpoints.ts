import { premise } from '../../../core/check/premise.ts';
import { type ProofCheckpoint, readProofCheckpoint } from '../../oracle/entry/answer-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { type CompleteAnswer, completeAnswers } from './complete-answers.ts';

/** An answer of CreateEntry, and the checkpoint in it. */
export interface AnsweredCheckpoint extends CompleteAnswer, ProofCheckpoint {}

/** The checkpoints in answers of CreateEntry, parsed and, if the log's keys are given, verified. */
export const answeredCheckpoints = premise<LogTarget>()({
  name: 'answered-checkpoints',
  reasons: ['malformed', 'signature'],
  async find(log, t): Promise<readonly AnsweredCheckpoint[]> {
    // A log with a wrong served checkpoint returns wrong checkpoints in its answers as well.
    await t.use(verifiedCheckpoint);
    const checkpoints: AnsweredCheckpoint[] = [];
    for (const complete of await t.use(completeAnswers)) {
      const { value, defect } = readProofCheckpoint(complete.proof, log.keys);
      if (defect) return t.fail(defect, complete.answer);
      checkpoints.push({ ...complete, ...value });
    }
    return checkpoints;
  },
});
