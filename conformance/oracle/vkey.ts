/**
 * Verifier keys: `<name>+<key ID, eight lowercase hex digits>+<base64 of type || key>` (C2SP signed-note, "Verifier
 * keys").
 *
 * Anchored by: kat.json signed_note and checkpoint_key_hash; the vkey of tessera/log; vkeys of Rekor and of witnesses
 */
import { defective, type Parsed, parsed } from '../core/defect.ts';
import type { Vkey } from '../core/vkey.ts';
import { decodeBase64 } from './base64.ts';
import { base64, concatBytes } from './bytes.ts';
import { generalKeyHash, keyIdFor, keyIdOf } from './key-hash.ts';
import { isKeyName } from './key-name.ts';
import { quote } from './quote.ts';
import { readEcdsaSpki } from './spki.ts';

export { keyIdFor, noteKeyHash, rsaNoteKeyHash } from './key-hash.ts';

/** The supported types, each with what its key has to be and whether it is. */
const TYPES: ReadonlyMap<number, { key: string; accepts: (key: Uint8Array) => boolean }> = new Map([
  [0x01, { key: '32 bytes of Ed25519', accepts: (key) => key.length === 32 }],
  [
    0x02,
    { key: 'SPKI DER of an ECDSA key on P-256, P-384 or P-521', accepts: (key) => readEcdsaSpki(key) !== undefined },
  ],
  [0x04, { key: '32 bytes of Ed25519', accepts: (key) => key.length === 32 }],
  [0x06, { key: '1312 bytes of ML-DSA-44', accepts: (key) => key.length === 1312 }],
]);

const SUPPORTED = 'Ed25519 (0x01), ECDSA (0x02), Ed25519 cosignature (0x04) or ML-DSA-44 cosignature (0x06)';

/** A key ID as a vkey writes it. */
function idText(keyId: number): string {
  return keyId.toString(16).padStart(8, '0');
}

/**
 * The key that a vkey line names, judged in this order: three parts (`shape`), key name, key ID (eight lowercase hex
 * digits), base 64, type byte, key, and that the key ID is the one that the rule of the type gives. For ECDSA, the
 * general rule is accepted as well: signed-note recommends it, and only then names the exception.
 */
export function parseVkey(
  text: string,
): Parsed<Vkey, 'shape' | 'name' | 'key-id' | 'base64' | 'type' | 'key' | 'key-id-mismatch'> {
  // Only the first two `+` divide: the base 64 may hold more of them.
  const first = text.indexOf('+');
  const second = text.indexOf('+', first + 1);
  if (first < 0 || second < 0) return defective('shape', '<name>+<key ID>+<base64>', quote(text));
  const name = text.slice(0, first);
  if (!isKeyName(name)) return defective('name', 'a name without spaces and +', quote(name));
  const id = text.slice(first + 1, second);
  if (!/^[0-9a-f]{8}$/.test(id)) return defective('key-id', 'eight lowercase hex digits', quote(id));
  const payload = decodeBase64(text.slice(second + 1));
  if (payload === undefined) return defective('base64', 'strict standard base64', quote(text.slice(second + 1)));

  const [type] = payload;
  const rule = type === undefined ? undefined : TYPES.get(type);
  if (type === undefined || rule === undefined) {
    return defective(
      'type',
      SUPPORTED,
      type === undefined ? 'no type byte' : `0x${type.toString(16).padStart(2, '0')}`,
    );
  }
  const key = payload.slice(1);
  if (!rule.accepts(key)) return defective('key', rule.key, `${key.length} bytes that are not`);

  const keyId = Number.parseInt(id, 16);
  const ids = [keyIdFor(name, type, key), keyIdOf(generalKeyHash(name, type, key))];
  if (!ids.includes(keyId)) return defective('key-id-mismatch', [...new Set(ids)].map(idText).join(' or '), id);
  return parsed({ name, keyId, type, key, text });
}

/** The vkey line of a key, with the key ID that the rule of its type gives. Nothing is judged. */
export function formatVkey(key: Pick<Vkey, 'name' | 'type' | 'key'>): string {
  const id = idText(keyIdFor(key.name, key.type, key.key));
  return `${key.name}+${id}+${base64(concatBytes(Uint8Array.of(key.type), key.key))}`;
}
