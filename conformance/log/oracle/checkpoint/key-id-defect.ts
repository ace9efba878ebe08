/**
 * The key IDs of a note's signature lines.
 *
 * Follows: C2SP signed-note, "Signatures" and "Signature types"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { generalKeyHash, keyIdFor, keyIdOf } from '../note/key-hash.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import type { Vkey } from '../note/verifier-key.ts';

const idText = (keyId: number): string => keyId.toString(16).padStart(8, '0');

/**
 * A signature that one of the keys made, on a line with a key ID that is not made of that key and its name. For ECDSA both
 * rules are right: the recommended one, and that of "Signature types".
 */
export function keyIdDefect(
  text: string,
  lines: readonly SignatureLine[],
  keys: readonly Vkey[],
): Defect<'other-id'> | undefined {
  for (const line of lines) {
    for (const vkey of keys.filter(({ name }) => name === line.name)) {
      const { name, type, key } = vkey;
      const ids = [...new Set([keyIdFor(name, type, key), keyIdOf(generalKeyHash(name, type, key))])];
      if (ids.includes(line.keyId) || !verifyNoteSignature(vkey, text, line.signature)) continue;
      const expected = `the key ID ${ids.map(idText).join(' or ')}, for the key that made the signature`;
      return { reason: 'other-id', expected, actual: `${idText(line.keyId)}: ${line.line}`, at: 'checkpoint' };
    }
  }
  return undefined;
}
