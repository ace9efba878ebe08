import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { emptyRoot } from '../../oracle/merkle/tree-hash.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const emptyTree = check<LogTarget>()({
  proves: 'LOG-MH-004',
  reasons: { 'empty-root': 'the root hash of the empty tree is another' },
  owns: [reasonsOf(soundTree, 'empty-root')],
  run: async (_log, t) => {
    const { size, root } = await t.use(verifiedCheckpoint);
    if (size > 0n) t.notApplicable('the log is not empty');
    const right = emptyRoot();
    const at = 'checkpoint, line 3';
    const defect = { reason: 'empty-root', expected: base64(right), actual: base64(root), at } as const;
    t.judge(equalBytes(root, right) ? undefined : defect, await t.use(checkpointAnswer));
  },
});
