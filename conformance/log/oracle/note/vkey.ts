/**
 * Verifier keys: `<name>+<key ID, eight lowercase hex digits>+<base64 of type || key>` (C2SP signed-note, "Verifier
 * keys").
 *
 * Anchored by: kat.json signed_note and checkpoint_key_hash; the vkey of tessera/log; vkeys of Rekor and of witnesses
 */

import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { base64, concatBytes } from '../../../oracle/bytes/bytes.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { generalKeyHash, keyIdFor, keyIdOf } from './key-hash.ts';
import { isKeyName } from './key-name.ts';
import { LEAST_RSA_BITS, RSA_IDENTIFIER, readRsaNoteKey, UNASSIGNED } from './rsa-key.ts';
import { readEcdsaSpki } from './spki.ts';
import { decodeBase64 } from './strict-base-64.ts';
import { readTreeHeadKey, TREE_HEAD } from './tree-head.ts';
import type { Vkey } from './verifier-key.ts';

/** The supported types, each with the required form of its key and a test of that form. */
const TYPES: ReadonlyMap<number, { key: string; accepts: (key: Uint8Array) => boolean }> = new Map([
  [0x01, { key: '32 bytes of Ed25519', accepts: (key) => key.length === 32 }],
  [
    0x02,
    { key: 'SPKI DER of an ECDSA key on P-256, P-384 or P-521', accepts: (key) => readEcdsaSpki(key) !== undefined },
  ],
  [0x04, { key: '32 bytes of Ed25519', accepts: (key) => key.length === 32 }],
  [
    TREE_HEAD,
    {
      key: 'SPKI DER of an ECDSA key on P-256, or of an RSA key of 2048 bits or more (RFC 6962 section 2.1.4)',
      accepts: (key) => readTreeHeadKey(key) !== undefined,
    },
  ],
  [0x06, { key: '1312 bytes of ML-DSA-44', accepts: (key) => key.length === 1312 }],
  [
    UNASSIGNED,
    {
      key: `${RSA_IDENTIFIER} and the SPKI DER of an RSA key of ${LEAST_RSA_BITS} bits or more`,
      accepts: (key) => readRsaNoteKey(key) !== undefined,
    },
  ],
]);

const SUPPORTED =
  'Ed25519 (0x01), ECDSA (0x02), Ed25519 cosignature (0x04), a tree head of RFC 6962 (0x05), ML-DSA-44 cosignature (0x06) or RSA (0xff)';

const typeText = (type: number): string => `0x${type.toString(16).padStart(2, '0')}`;

/** A key ID as a vkey writes it. */
function idText(keyId: number): string {
  return keyId.toString(16).padStart(8, '0');
}

/**
 * The key that a vkey line names, judged in this order: three parts (`shape`), key name, key ID (eight lowercase hex
 * digits), base 64, type byte, key, and that the key ID follows the rule of the type. For ECDSA, the
 * general rule is accepted as well: signed-note recommends it, and only then names the exception.
 */
export function parseVkey(
  text: string,
): ParseResult<Vkey, 'shape' | 'name' | 'key-id' | 'base64' | 'type' | 'key' | 'key-id-mismatch'> {
  // Only the first two `+` divide the text: the base 64 may contain more.
  const first = text.indexOf('+');
  const second = text.indexOf('+', first + 1);
  if (first < 0 || second < 0) return parseDefect('shape', '<name>+<key ID>+<base64>', quotedText(text));
  const name = text.slice(0, first);
  if (!isKeyName(name)) return parseDefect('name', 'a name without spaces and +', quotedText(name));
  const id = text.slice(first + 1, second);
  if (!/^[0-9a-f]{8}$/.test(id)) return parseDefect('key-id', 'eight lowercase hex digits', quotedText(id));
  const payload = decodeBase64(text.slice(second + 1));
  if (payload === undefined) return parseDefect('base64', 'strict standard base64', quotedText(text.slice(second + 1)));

  const [type] = payload;
  const rule = type === undefined ? undefined : TYPES.get(type);
  if (type === undefined || rule === undefined) {
    return parseDefect('type', SUPPORTED, type === undefined ? 'no type byte' : typeText(type));
  }
  const key = payload.slice(1);
  if (!rule.accepts(key)) return parseDefect('key', rule.key, `${key.length} bytes that are not`);

  const keyId = Number.parseInt(id, 16);
  const ids = [keyIdFor(name, type, key), keyIdOf(generalKeyHash(name, type, key))];
  if (!ids.includes(keyId)) return parseDefect('key-id-mismatch', [...new Set(ids)].map(idText).join(' or '), id);
  return parsedValue({ name, keyId, type, key, text });
}

/** The vkey line of a key, with the key ID that the rule of its type gives. Nothing is judged. */
export function formatVkey(key: Pick<Vkey, 'name' | 'type' | 'key'>): string {
  const id = idText(keyIdFor(key.name, key.type, key.key));
  return `${key.name}+${id}+${base64(concatBytes(Uint8Array.of(key.type), key.key))}`;
}
