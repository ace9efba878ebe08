/**
 * The signature lines of a checkpoint, each judged by the check of its reason.
 *
 * Follows: C2SP signed-note, "Format"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { JUDGED_ELSEWHERE } from './judged-elsewhere.ts';
import { signatureLinesOf } from './stages.ts';

/** Judges the signature lines for some reasons; other checks judge the other reasons. */
export function signatureLineDefect<R extends string>(...reasons: readonly R[]) {
  return (answer: Answer): Defect<R> | undefined | typeof JUDGED_ELSEWHERE => {
    const stage = signatureLinesOf(answer);
    if (!stage || (stage.defect && !(reasons as readonly string[]).includes(stage.defect.reason)))
      return JUDGED_ELSEWHERE;
    return stage.defect as Defect<R> | undefined;
  };
}
