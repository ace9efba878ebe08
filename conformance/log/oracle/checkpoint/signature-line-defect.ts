/**
 * The signature lines of a checkpoint, judged by the checks that own their reasons.
 *
 * Follows: C2SP signed-note, "Format"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { JUDGED_ELSEWHERE } from './judged-elsewhere.ts';
import { signatureLinesOf } from './stages.ts';

/** Judges the signature lines for some reasons; the others are for the checks that own them. */
export function signatureLineDefect<R extends string>(...reasons: readonly R[]) {
  return (answer: Answer): Defect<R> | undefined | typeof JUDGED_ELSEWHERE => {
    const stage = signatureLinesOf(answer);
    if (!stage || (stage.defect && !(reasons as readonly string[]).includes(stage.defect.reason)))
      return JUDGED_ELSEWHERE;
    return stage.defect as Defect<R> | undefined;
  };
}
