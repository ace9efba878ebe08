/**
 * Refusals of an algorithm.
 *
 * Follows: Rekor v2, "Algorithms"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { isSuccessStatus } from '../http/status.ts';

/** That an entry of an algorithm is refused with another status than 400. */
export function refusedAlgorithmDefect(
  algorithm: string,
  { status }: Pick<Answer, 'status'>,
  at: string,
): Defect<'not-400'> | undefined {
  if (isSuccessStatus(status) || status === 400) return undefined;
  return {
    reason: 'not-400',
    expected: `the entry, or 400 where ${algorithm} is not allowed`,
    actual: `status ${status}`,
    at,
  };
}
