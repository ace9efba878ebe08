/**
 * The lines of a checkpoint, each judged by the check of its reason.
 *
 * Follows: C2SP tlog-checkpoint, "Note text"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { JUDGED_ELSEWHERE } from './judged-elsewhere.ts';
import { checkpointContentOf } from './stages.ts';

type CheckpointLineReason = 'lines' | 'origin' | 'size' | 'root' | 'extension';

/** Judges one line of a checkpoint; other checks judge the other lines. */
export function checkpointLineDefect<R extends CheckpointLineReason>(
  reason: R,
): (answer: Answer) => Defect<R> | undefined | typeof JUDGED_ELSEWHERE {
  return (answer) => {
    const stage = checkpointContentOf(answer);
    if (!stage || (stage.defect && stage.defect.reason !== reason)) return JUDGED_ELSEWHERE;
    return stage.defect as Defect<R> | undefined;
  };
}
