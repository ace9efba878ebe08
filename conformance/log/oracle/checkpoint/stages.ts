/** A checkpoint's answer, read stage by stage: each gives undefined where an earlier one does not hold. */

import type { ParseResult } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { readableBody } from '../http/readable-body.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../note/note.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { type Checkpoint, parseCheckpointText } from './checkpoint.ts';
import { signatureDefect } from './signature-defect.ts';

/** A dozen checks read the same answers: each stage is read once an answer. */
function memoPerAnswer<V>(read: (answer: Answer) => V): (answer: Answer) => V {
  const known = new WeakMap<Answer, { readonly value: V }>();
  return (answer) => {
    const found = known.get(answer) ?? { value: read(answer) };
    known.set(answer, found);
    return found.value;
  };
}

/** The bytes as text. */
export const noteTextOf = memoPerAnswer((answer): ReturnType<typeof decodeNote> | undefined => {
  const body = answer.status === 200 ? readableBody(answer) : undefined;
  return body && decodeNote(body);
});

/** The text and the signature lines, apart. */
export const notePartsOf = memoPerAnswer((answer): ReturnType<typeof splitNote> | undefined => {
  const text = noteTextOf(answer)?.value;
  return text === undefined ? undefined : splitNote(text);
});

type ParsedSignatureLines = ParseResult<
  readonly SignatureLine[],
  'not-a-signature-line' | 'key-name' | 'base64' | 'too-short'
>;

/** The signature lines, read; the first defect where one cannot be. */
export const signatureLinesOf = memoPerAnswer((answer): ParsedSignatureLines | undefined => {
  const parts = notePartsOf(answer)?.value;
  if (!parts) return undefined;
  const lines: SignatureLine[] = [];
  for (const line of parts.signatureLines) {
    const read = parseSignatureLine(line);
    if (read.defect) return read;
    lines.push(read.value);
  }
  return { value: lines };
});

/** What the text states. */
export const checkpointContentOf = memoPerAnswer((answer): ReturnType<typeof parseCheckpointText> | undefined => {
  const parts = notePartsOf(answer)?.value;
  return parts && parseCheckpointText(parts.text);
});

/** The whole of it: a sound checkpoint, and where keys are given a signed one. */
export function openCheckpoint(answer: Answer, keys: readonly Vkey[] | undefined): Checkpoint | undefined {
  const lines = signatureLinesOf(answer)?.value;
  const checkpoint = checkpointContentOf(answer)?.value;
  if (!lines || !checkpoint || (keys && signatureDefect(checkpoint.text, lines, keys))) return undefined;
  return checkpoint;
}
