/**
 * The stages by which a checkpoint's answer is parsed: each returns undefined if an earlier stage has a defect.
 *
 * Follows: C2SP signed-note, "Format"; C2SP tlog-checkpoint, "Note text"
 */
import type { ParseResult } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { readableBody } from '../http/readable-body.ts';
import { decodeNote, parseSignatureLine, type SignatureLine, splitNote } from '../note/note.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { type Checkpoint, parseCheckpointText } from './checkpoint.ts';
import { signatureDefect } from './signature-defect.ts';

/**
 * A dozen checks judge the same answers, so each stage is parsed once an answer; the cache lives as long as the answer.
 */
function memoPerAnswer<V>(read: (answer: Answer) => V): (answer: Answer) => V {
  const results = new WeakMap<Answer, { readonly value: V }>();
  return (answer) => {
    const result = results.get(answer) ?? { value: read(answer) };
    results.set(answer, result);
    return result.value;
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

/** The parsed signature lines, or the first defect of a line. */
export const signatureLinesOf = memoPerAnswer((answer): ParsedSignatureLines | undefined => {
  const parts = notePartsOf(answer)?.value;
  if (!parts) return undefined;
  const lines: SignatureLine[] = [];
  for (const line of parts.signatureLines) {
    const parsed = parseSignatureLine(line);
    if (parsed.defect) return parsed;
    lines.push(parsed.value);
  }
  return { value: lines };
});

/** The content of the text. */
export const checkpointContentOf = memoPerAnswer((answer): ReturnType<typeof parseCheckpointText> | undefined => {
  const parts = notePartsOf(answer)?.value;
  return parts && parseCheckpointText(parts.text);
});

type SignatureJudgement = { readonly defect: ReturnType<typeof signatureDefect> };

/** By keys: a target has the same list of keys throughout. */
const signatureJudgementsOf = memoPerAnswer(() => new WeakMap<readonly Vkey[], SignatureJudgement>());

/** The defect of the signatures by some keys, if the text and the signature lines have no defect. */
export function checkpointSignatureOf(answer: Answer, keys: readonly Vkey[]): SignatureJudgement | undefined {
  const lines = signatureLinesOf(answer)?.value;
  const checkpoint = checkpointContentOf(answer)?.value;
  if (!lines || !checkpoint) return undefined;
  const judgements = signatureJudgementsOf(answer);
  const judgement = judgements.get(keys) ?? { defect: signatureDefect(checkpoint.text, lines, keys) };
  judgements.set(keys, judgement);
  return judgement;
}

/** The checkpoint of an answer if it has no defect and, if keys are given, is signed by one of them. */
export function openCheckpoint(answer: Answer, keys: readonly Vkey[] | undefined): Checkpoint | undefined {
  const lines = signatureLinesOf(answer)?.value;
  const checkpoint = checkpointContentOf(answer)?.value;
  if (!lines || !checkpoint || (keys && checkpointSignatureOf(answer, keys)?.defect)) return undefined;
  return checkpoint;
}
