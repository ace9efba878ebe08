/** The body of an answer, as far as it can be read. */
import type { Answer } from '../../../core/target/answer.ts';

/** The whole body without its content coding; undefined where there is more than the limit or no decoding it. */
export function readableBody(answer: Answer): Uint8Array | undefined {
  try {
    const body = answer.body();
    return answer.cut ? undefined : body;
  } catch {
    return undefined;
  }
}
