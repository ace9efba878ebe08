import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { emptyRootDefect } from '../../oracle/tiles/tree-defects.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const emptyTree = check<LogTarget>()({
  // LOG-MH-004 (must): The root hash of the empty tree is the SHA-256 hash of the empty string. [rfc6962, "2.1"]
  proves: 'LOG-MH-004',
  reasons: { 'empty-root': 'the root hash of the empty tree is another' },
  owns: [reasonsOf(soundTree, 'empty-root')],
  run: async (_log, t) => {
    const checkpoint = await t.use(verifiedCheckpoint);
    if (checkpoint.size > 0n) t.notApplicable('the log is not empty');
    t.judge(emptyRootDefect(checkpoint), await t.use(checkpointAnswer));
  },
});
