import { premise } from '../../../core/check/premise.ts';
import { minimumIndexDefect } from '../../oracle/checkpoint/minimum-index-defect.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { checkpointAnswer } from '../checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { minimumIndex } from './minimum-index.ts';

/** The declared minimum index. Beyond the tree size the log would owe nothing, and all checks of tiles would pass. */
export const soundMinimumIndex = premise<LogTarget>()({
  name: 'sound-minimum-index',
  reasons: ['beyond-size'],
  async find(_log, t): Promise<bigint> {
    const { size } = await t.use(verifiedCheckpoint);
    const minimum = minimumIndex(t);
    t.judge(minimumIndexDefect(minimum, size), await t.use(checkpointAnswer));
    return minimum;
  },
});
