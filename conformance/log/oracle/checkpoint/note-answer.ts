/** A note as if it had been the answer to a read. */
import type { Answer } from '../../../core/target/answer.ts';

/** A note as if it had been the answer to a read, for the stages by which notes are read. */
export function noteAsAnswer(raw: Uint8Array, exchange: Answer['exchange'] = 0): Answer {
  return { status: 200, headers: [], raw, cut: false, body: () => raw, exchange };
}
