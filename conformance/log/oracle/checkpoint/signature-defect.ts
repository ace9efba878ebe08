import type { Defect } from '../../../core/check/defect.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import type { Vkey } from '../note/verifier-key.ts';

const keyIdText = (keyId: number): string => keyId.toString(16).padStart(8, '0');

/**
 * What is wrong with a note's signatures: one under a known key fails, or none is under a known key. Others are
 * ignored, even where they share a name or an ID with a known key (signed-note, Signatures).
 */
export function signatureDefect(
  text: string,
  lines: readonly SignatureLine[],
  keys: readonly Vkey[],
): Defect<'bad-signature' | 'no-log-signature'> | undefined {
  const at = 'checkpoint';
  let verified = 0;
  for (const line of lines) {
    const key = keys.find((one) => one.name === line.name && one.keyId === line.keyId);
    if (!key) continue;
    const expected = `a signature by ${key.name} (${keyIdText(key.keyId)}) that verifies`;
    if (!verifyNoteSignature(key, text, line.signature))
      return { reason: 'bad-signature', expected, actual: `one that does not: ${line.line}`, at };
    verified++;
  }
  if (verified > 0) return undefined;
  const wanted = keys.map((key) => `${key.name} (${keyIdText(key.keyId)})`).join(' or ');
  const found = lines.map((line) => `${line.name} (${keyIdText(line.keyId)})`).join(', ');
  // A log that signs under another name may well be right, and the key another log's.
  const foreign = !lines.some(({ name }) => keys.some((key) => key.name === name));
  const actual = `signatures by ${found}${foreign ? '; is the key that was given (--vkey) that of another log?' : ''}`;
  return { reason: 'no-log-signature', expected: `a signature by ${wanted}`, actual, at };
}
