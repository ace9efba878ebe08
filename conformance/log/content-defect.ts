import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import { NOT_MINE } from './every-checkpoint.ts';
import { contentStage } from './stages.ts';

type Reason = 'lines' | 'origin' | 'size' | 'root' | 'extension';

/** Judges one line of what a checkpoint states; the others are for the checks that own their reasons. */
export function contentDefect<R extends Reason>(
  reason: R,
): (answer: Answer) => Defect<R> | undefined | typeof NOT_MINE {
  return (answer) => {
    const stage = contentStage(answer);
    if (!stage || (stage.defect && stage.defect.reason !== reason)) return NOT_MINE;
    return stage.defect as Defect<R> | undefined;
  };
}
