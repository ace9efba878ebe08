import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { undecodableDefect } from '../../oracle/http/readable-body.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The body of an answer without its content coding, or the failure of the check that owns content codings. */
export function decodedBody(t: Trial<LogTarget, 'undecodable'>, answer: Answer, at: string): Uint8Array {
  const defect = undecodableDefect(answer, at);
  if (defect) t.fail(defect, answer);
  return answer.body();
}
