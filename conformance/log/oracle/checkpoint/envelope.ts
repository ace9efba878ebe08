/**
 * The checkpoint in an answer of CreateEntry.
 *
 * Follows: C2SP tlog-checkpoint; C2SP signed-note, "Format"
 */
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../note/note.ts';
import { type Checkpoint, parseCheckpointText } from './checkpoint.ts';

/** The content of a checkpoint that was parsed before without a defect, and its well-formed signature lines. */
export function readEnvelope(envelope: string): {
  readonly checkpoint: Checkpoint;
  readonly lines: readonly SignatureLine[];
} {
  const { text, signatureLines } = splitNote(decodeNote(utf8(envelope)).value!).value!;
  const lines = signatureLines.flatMap((line) => parseSignatureLine(line).value ?? []);
  return { checkpoint: parseCheckpointText(text).value!, lines };
}
