import type { Answer } from '../../core/target/answer.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';

/** The answer to a request, or why no answer came. */
export async function answerOrFailure(work: () => Promise<Answer>): Promise<Answer | TransportFailure> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TransportFailure) return cause;
    throw cause;
  }
}
