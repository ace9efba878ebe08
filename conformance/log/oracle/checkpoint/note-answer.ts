/**
 * Notes inside answers of CreateEntry or of gRPC.
 *
 * Follows: C2SP signed-note, "Format"
 */
import type { Answer } from '../../../core/target/answer.ts';

/** The note as the answer to a read, since the stages parse answers. */
export function noteAsAnswer(raw: Uint8Array, exchange: Answer['exchange'] = 0): Answer {
  return { status: 200, headers: [], raw, cut: false, body: () => raw, exchange };
}
