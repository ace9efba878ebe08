/**
 * Notes that came within an answer of CreateEntry or over gRPC.
 *
 * Follows: C2SP signed-note, "Format"
 */
import type { Answer } from '../../../core/target/answer.ts';

/** The note as the answer to a read, for the stages by which notes are read. */
export function noteAsAnswer(raw: Uint8Array, exchange: Answer['exchange'] = 0): Answer {
  return { status: 200, headers: [], raw, cut: false, body: () => raw, exchange };
}
