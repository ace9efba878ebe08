import { premise } from '../../../core/check/premise.ts';
import { proofClaimsDefect } from '../../oracle/entry/answer-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type AnsweredCheckpoint, answeredCheckpoints } from './answered-checkpoints.ts';

/** Answers of CreateEntry whose parts state the same index, tree size and root. */
export const consistentAnswers = premise<LogTarget>()({
  name: 'consistent-answers',
  reasons: ['index', 'beyond', 'tree-size', 'root-hash'],
  async find(_log, t): Promise<readonly AnsweredCheckpoint[]> {
    const answers = await t.use(answeredCheckpoints);
    for (const answered of answers) t.judge(proofClaimsDefect(answered), answered.answer);
    return answers;
  },
});
