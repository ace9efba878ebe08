import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { minimumIndexDefect } from '../../oracle/checkpoint/minimum-index-defect.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { soundMinimumIndex } from '../../premises/tiles/sound-minimum-index.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const minimumIndex = check<LogTarget>()({
  // LOG-TL-012 (must): The minimum index of a log is at most the size of its checkpoint. [tlog-tiles, "Pruning"]
  proves: 'LOG-TL-012',
  reasons: { 'beyond-size': 'the tree is smaller than the declared minimum index' },
  owns: [reasonsOf(soundMinimumIndex, 'beyond-size')],
  run: async (_log, t) => {
    const declared = t.declared('minimum-index');
    if (declared === undefined) return t.notApplicable('no minimum index is declared (--declare minimum-index=INDEX)');
    const { size } = await t.use(verifiedCheckpoint);
    t.judge(minimumIndexDefect(BigInt(declared), size), await t.use(checkpointAnswer));
  },
});
