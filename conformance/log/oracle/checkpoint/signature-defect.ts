/**
 * The signatures of a note by the log's keys.
 *
 * Follows: C2SP signed-note, "Signatures"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import { parseTreeHeadSignature, readTreeHeadKey, TREE_HEAD } from '../note/tree-head.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { keyIdDefect } from './key-id-defect.ts';
import { otherNameHint } from './signer-hint.ts';

const keyIdText = (keyId: number): string => keyId.toString(16).padStart(8, '0');

/**
 * A signature by one of the keys that does not verify, or the absence of such signatures. Signatures by other keys are
 * ignored, even if they share a name or an ID with one of the keys.
 */
export function signatureDefect(
  text: string,
  lines: readonly SignatureLine[],
  keys: readonly Vkey[],
): Defect<'bad-signature' | 'no-log-signature' | 'signature-form'> | undefined {
  const at = 'checkpoint';
  let verified = 0;
  for (const line of lines) {
    const key = keys.find(({ name, keyId }) => name === line.name && keyId === line.keyId);
    if (!key) continue;
    const form =
      key.type === TREE_HEAD ? parseTreeHeadSignature(line.signature, readTreeHeadKey(key.key)).defect : undefined;
    if (form) return { reason: 'signature-form', expected: form.expected, actual: `${form.actual}: ${line.line}`, at };
    const expected = `a signature by ${key.name} (${keyIdText(key.keyId)}) that verifies`;
    if (!verifyNoteSignature(key, text, line.signature))
      return { reason: 'bad-signature', expected, actual: `a signature that does not verify: ${line.line}`, at };
    verified++;
  }
  if (verified > 0) return undefined;
  const expectedSigners = keys.map((key) => `${key.name} (${keyIdText(key.keyId)})`).join(' or ');
  const signers = lines.map((line) => `${line.name} (${keyIdText(line.keyId)})`).join(', ');
  // The signature may be right and have another name: then the given key belongs to another log.
  const foreign = !lines.some(({ name }) => keys.some((key) => key.name === name));
  const renamed = keyIdDefect(text, lines, keys);
  const hint = foreign ? `; ${otherNameHint(text, lines, keys) ?? 'does the given key belong to another log?'}` : '';
  const actual = `signatures by ${signers}${renamed ? `; one verifies, but should have ${renamed.expected}` : hint}`;
  return { reason: 'no-log-signature', expected: `a signature by ${expectedSigners}`, actual, at };
}
