/**
 * The signatures of the checkpoint in an answer of CreateEntry.
 *
 * Follows: C2SP signed-note, "Signatures"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../note/note.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { signatureDefect } from './signature-defect.ts';

export function envelopeSignatureDefect(envelope: string, keys: readonly Vkey[]): Defect | undefined {
  const at = 'inclusionProof.checkpoint';
  const note = decodeNote(utf8(envelope));
  if (note.defect) return { ...note.defect, at };
  const parts = splitNote(note.value);
  if (parts.defect) return { ...parts.defect, at };
  const { text, signatureLines } = parts.value;
  const lines: SignatureLine[] = [];
  for (const line of signatureLines) {
    const parsed = parseSignatureLine(line);
    if (parsed.defect) return { ...parsed.defect, at };
    lines.push(parsed.value);
  }
  const defect = signatureDefect(text, lines, keys);
  return defect && { ...defect, at };
}
