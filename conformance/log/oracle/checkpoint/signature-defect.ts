/**
 * The signatures of a note by the log's keys.
 *
 * Follows: C2SP signed-note, "Signatures"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import type { Vkey } from '../note/verifier-key.ts';

const keyIdText = (keyId: number): string => keyId.toString(16).padStart(8, '0');

/**
 * That a signature by one of the keys does not verify, or that there is none by them. Signatures by other keys are ignored,
 * even where they share a name or an ID with one of these.
 */
export function signatureDefect(
  text: string,
  lines: readonly SignatureLine[],
  keys: readonly Vkey[],
): Defect<'bad-signature' | 'no-log-signature'> | undefined {
  const at = 'checkpoint';
  let verified = 0;
  for (const line of lines) {
    const key = keys.find(({ name, keyId }) => name === line.name && keyId === line.keyId);
    if (!key) continue;
    const expected = `a signature by ${key.name} (${keyIdText(key.keyId)}) that verifies`;
    if (!verifyNoteSignature(key, text, line.signature))
      return { reason: 'bad-signature', expected, actual: `one that does not: ${line.line}`, at };
    verified++;
  }
  if (verified > 0) return undefined;
  const wanted = keys.map((key) => `${key.name} (${keyIdText(key.keyId)})`).join(' or ');
  const found = lines.map((line) => `${line.name} (${keyIdText(line.keyId)})`).join(', ');
  // The log may sign rightly under another name, and the given key be that of another log.
  const foreign = !lines.some(({ name }) => keys.some((key) => key.name === name));
  const actual = `signatures by ${found}${foreign ? '; is the key that was given (--vkey) that of another log?' : ''}`;
  return { reason: 'no-log-signature', expected: `a signature by ${wanted}`, actual, at };
}
