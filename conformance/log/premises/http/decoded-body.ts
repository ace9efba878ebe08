/** A body without its content coding. */
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { UndecodableBody } from '../../../core/target/undecodable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The body of an answer, or the failure of the check that owns content codings. */
export function decodedBody(t: Trial<LogTarget, 'undecodable'>, answer: Answer, at: string): Uint8Array {
  try {
    return answer.body();
  } catch (cause) {
    if (!(cause instanceof UndecodableBody)) throw cause;
    const expected = `a body in the content coding that the answer names (${cause.coding})`;
    t.judge({ reason: 'undecodable', expected, actual: cause.message, at }, answer);
    throw cause;
  }
}
