/** A checkpoint's answer, read stage by stage: each gives undefined where an earlier one does not hold. */
import type { Parsed } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { Vkey } from '../core/vkey.ts';
import { type Checkpoint, parseCheckpointText } from '../oracle/checkpoint.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../oracle/note.ts';
import { signatureDefect } from './signature-defect.ts';

/** The whole body without its content coding; undefined where there is more than the limit or no decoding it. */
export function quietBody(answer: Answer): Uint8Array | undefined {
  try {
    const body = answer.body();
    return answer.cut ? undefined : body;
  } catch {
    return undefined;
  }
}

/** A dozen checks read the same answers: each stage is read once an answer. */
function once<V>(read: (answer: Answer) => V): (answer: Answer) => V {
  const known = new WeakMap<Answer, { readonly value: V }>();
  return (answer) => {
    const found = known.get(answer) ?? { value: read(answer) };
    known.set(answer, found);
    return found.value;
  };
}

/** The bytes as text. */
export const textStage = once((answer): ReturnType<typeof decodeNote> | undefined => {
  const body = answer.status === 200 ? quietBody(answer) : undefined;
  return body && decodeNote(body);
});

/** The text and the signature lines, apart. */
export const partsStage = once((answer): ReturnType<typeof splitNote> | undefined => {
  const text = textStage(answer)?.value;
  return text === undefined ? undefined : splitNote(text);
});

type Lines = Parsed<readonly SignatureLine[], 'not-a-signature-line' | 'key-name' | 'base64' | 'too-short'>;

/** The signature lines, read; the first defect where one cannot be. */
export const linesStage = once((answer): Lines | undefined => {
  const parts = partsStage(answer)?.value;
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
export const contentStage = once((answer): ReturnType<typeof parseCheckpointText> | undefined => {
  const parts = partsStage(answer)?.value;
  return parts && parseCheckpointText(parts.text);
});

/** The whole of it: a sound checkpoint, and where keys are given a signed one. */
export function openCheckpoint(answer: Answer, keys: readonly Vkey[] | undefined): Checkpoint | undefined {
  const lines = linesStage(answer)?.value;
  const checkpoint = contentStage(answer)?.value;
  if (!lines || !checkpoint || (keys && signatureDefect(checkpoint.text, lines, keys))) return undefined;
  return checkpoint;
}
