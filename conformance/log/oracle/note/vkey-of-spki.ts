/**
 * Verifier keys of logs that publish their key as SubjectPublicKeyInfo, in a PEM file or in Sigstore's trusted root.
 *
 * Anchored by: kat.json checkpoint_key_hash (Ed25519, ECDSA, RSA); the keys and log IDs of Rekor's logs
 */

import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { keyIdFor } from './key-hash.ts';
import { isKeyName } from './key-name.ts';
import { LEAST_RSA_BITS, readRsaNoteKey, rsaNoteKey, UNASSIGNED } from './rsa-key.ts';
import { readEcdsaSpki, readSpki } from './spki.ts';
import { readTreeHeadKey, TREE_HEAD } from './tree-head.ts';
import type { Vkey } from './verifier-key.ts';
import { formatVkey } from './vkey.ts';

const SUPPORTED = `an Ed25519 key, an ECDSA key on P-256, P-384 or P-521, or an RSA key of ${LEAST_RSA_BITS} bits or more`;

/** The type of the signatures by a key, and the key as that type encodes it; undefined for a key that no type has. */
function noteKeyOf(spki: Uint8Array): Pick<Vkey, 'type' | 'key'> | undefined {
  // The last 32 bytes are the key (RFC 8410 section 4).
  if (readSpki(spki)?.asymmetricKeyType === 'ed25519') return { type: 0x01, key: Uint8Array.from(spki.slice(-32)) };
  if (readEcdsaSpki(spki)) return { type: 0x02, key: Uint8Array.from(spki) };
  const key = rsaNoteKey(spki);
  return readRsaNoteKey(key) && { type: UNASSIGNED, key };
}

/** A key in words: `EC key on secp256k1`, `RSA key of 1024 bits`. */
function keyText(spki: Uint8Array): string {
  const read = readSpki(spki);
  if (!read) return `${spki.length} bytes that are no SubjectPublicKeyInfo`;
  const { namedCurve, modulusLength } = read.asymmetricKeyDetails ?? {};
  const more = namedCurve ? ` on ${namedCurve}` : modulusLength ? ` of ${modulusLength} bits` : '';
  return `a key of the kind ${read.asymmetricKeyType}${more}`;
}

/**
 * The verifier key of a log by its name and its public key in SPKI DER. The type is the only one that signed-note and
 * Rekor have for such a key.
 */
export function vkeyOfSpki(name: string, spki: Uint8Array): ParseResult<Vkey, 'name' | 'key'> {
  if (!isKeyName(name)) return parseDefect('name', 'a name without spaces and +', quotedText(name));
  const held = noteKeyOf(spki);
  if (!held) return parseDefect('key', SUPPORTED, keyText(spki));
  const key = { name, ...held };
  return parsedValue({ ...key, keyId: keyIdFor(name, key.type, key.key), text: formatVkey(key) });
}

/** The verifier key of a log of certificates by its name and its public key in SPKI DER (static-ct-api, "Checkpoints"). */
export function treeHeadVkeyOfSpki(name: string, spki: Uint8Array): ParseResult<Vkey, 'name' | 'key'> {
  if (!isKeyName(name)) return parseDefect('name', 'a name without spaces and +', quotedText(name));
  const wanted = 'an ECDSA key on P-256, or an RSA key of 2048 bits or more (RFC 6962 section 2.1.4)';
  if (!readTreeHeadKey(spki)) return parseDefect('key', wanted, keyText(spki));
  const key = { name, type: TREE_HEAD, key: Uint8Array.from(spki) };
  return parsedValue({ ...key, keyId: keyIdFor(name, key.type, key.key), text: formatVkey(key) });
}
