/**
 * The body of an answer without its content coding.
 *
 * Follows: RFC 9110 section 8.4
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { UndecodableBody } from '../../../core/target/undecodable-body.ts';

/** The complete body; undefined if it is larger than our limit or cannot be decoded. */
export function readableBody(answer: Answer): Uint8Array | undefined {
  try {
    const body = answer.body();
    return answer.cut ? undefined : body;
  } catch {
    return undefined;
  }
}

/** A body that is not in the content coding that the answer names. */
export function undecodableDefect(answer: Pick<Answer, 'body'>, at: string): Defect<'undecodable'> | undefined {
  try {
    answer.body();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof UndecodableBody)) throw cause;
    const expected = `a body in the content coding that the answer names (${cause.coding})`;
    return { reason: 'undecodable', expected, actual: cause.message, at };
  }
}
