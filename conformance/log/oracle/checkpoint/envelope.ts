import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../note/note.ts';
import { type Checkpoint, parseCheckpointText } from './checkpoint.ts';

/** What a checkpoint in an answer says, which was found to be one, and the signature lines of it that are such. */
export function readEnvelope(envelope: string): {
  readonly checkpoint: Checkpoint;
  readonly lines: readonly SignatureLine[];
} {
  const { text, signatureLines } = splitNote(decodeNote(utf8(envelope)).value!).value!;
  const lines = signatureLines.flatMap((line) => parseSignatureLine(line).value ?? []);
  return { checkpoint: parseCheckpointText(text).value!, lines };
}
