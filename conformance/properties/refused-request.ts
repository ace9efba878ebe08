import { createRequire } from 'node:module';
import type { NewEntry } from '../core/log-entry.ts';
import { utf8 } from '../oracle/bytes.ts';
import { requestJson, requestObject, requestWith } from '../oracle/create-request.ts';
import { ALGORITHMS, type AlgorithmName, type HashAlgorithm } from '../oracle/key-details.ts';
import type { EntryMaker } from './entry-maker.ts';
import { digestOf, KEY_OF } from './entry-signing.ts';
import { testKey } from './test-keys.ts';
import { unsoundEcdsa } from './unsound-ecdsa.ts';
import { unsoundEd25519ph } from './unsound-ed25519ph.ts';
import type { Unsound } from './unsound-entry.ts';
import { unsoundRsa } from './unsound-rsa.ts';

const require = createRequire(import.meta.url);

/** A request that no log may take, and what is wrong with it. */
export interface RefusedRequest {
  /** What it has or is, as a person would say it: `another key`. */
  readonly what: string;
  readonly body: Uint8Array;
  /** What a log would take in if it did; absent where the request says of no entry. */
  readonly entry?: NewEntry;
}

/** What the requests of a group are wrong in. */
export type RefusedFor = 'signature' | 'digest' | 'key' | 'verifier' | 'algorithm' | 'message';

const REQUEST = 'hashedRekordRequestV002';
const SIGNATURE = [REQUEST, 'signature'];
const VERIFIER = [...SIGNATURE, 'verifier'];
const KEY_DETAILS = [...VERIFIER, 'keyDetails'];

const ofEntry = (what: string, entry: NewEntry): RefusedRequest => ({ what, entry, body: requestJson(entry) });
const words = (name: string) => name.replaceAll('-', ' ');

/** One bit of a signature, where it is one still: in the last byte of DER or RSA, in the first of Ed25519's number. */
function anotherSignature(entry: NewEntry): NewEntry {
  const at = entry.keyDetails === 'PKIX_ED25519_PH' ? 32 : entry.signature.length - 1;
  return { ...entry, signature: entry.signature.map((byte, i) => (i === at ? byte ^ 1 : byte)) };
}

/**
 * An entry whose signature verifies over what stands for the digest, which is of another length than the hash of the
 * algorithm: ECDSA takes the first bits of a digest that is too long for its curve (FIPS 186-5 section 6.4), so that
 * only a log that looks at the length refuses it.
 */
function ofDigest(algorithm: 'PKIX_ECDSA_P256_SHA_256' | 'PKIX_ECDSA_P384_SHA_384', digest: Uint8Array): NewEntry {
  const { p256, p384 } = require('@noble/curves/nist.js') as typeof import('@noble/curves/nist.js');
  const { privateKey, spki } = testKey(KEY_OF[algorithm]);
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d!, 'base64url');
  const curve = algorithm === 'PKIX_ECDSA_P256_SHA_256' ? p256 : p384;
  return {
    digest,
    signature: curve.sign(digest, new Uint8Array(secret), { prehash: false, format: 'der', lowS: false }),
    verifier: { kind: 'publicKey', rawBytes: spki },
    keyDetails: algorithm,
  };
}

type Rows = (maker: EntryMaker, name: string) => readonly RefusedRequest[];

const unsound =
  (...ways: readonly Unsound[]): Rows =>
  (maker, name) =>
    ways.map((way) => ofEntry(words(way), maker.unsound(way, name)));

/** Changes of one member of the sound entry's request. */
function changed(
  maker: EntryMaker,
  name: string,
  changes: readonly (readonly [what: string, path: readonly string[], value: unknown])[],
): readonly RefusedRequest[] {
  return changes.map(([what, path, value]) => ({ what, body: requestWith(maker.make(name), path, value) }));
}

const signature: Rows = (maker, name) => [
  ...unsound(
    'another-digest',
    'another-key',
    'byte-after-the-signature',
    'no-signature',
    'pure-ed25519-as-prehashed',
  )(maker, name),
  ...ALGORITHMS.map((algorithm: AlgorithmName) =>
    ofEntry(`another signature of ${algorithm}`, anotherSignature(maker.make(name, algorithm))),
  ),
  ...[unsoundEcdsa, unsoundRsa, unsoundEd25519ph].flatMap((of) =>
    of(maker, name).map(({ what, entry }) => ofEntry(what, entry)),
  ),
];

const digest: Rows = (maker, name) => {
  const of = (hash: HashAlgorithm) => digestOf(maker.message(name), hash);
  const p256 = 'PKIX_ECDSA_P256_SHA_256';
  return [
    ...unsound('no-digest')(maker, name),
    ofEntry('a digest of 31 bytes, signed as it is', ofDigest(p256, of('SHA2_256').slice(0, 31))),
    ofEntry('a digest of 33 bytes, signed as it is', ofDigest(p256, new Uint8Array([...of('SHA2_256'), 0]))),
    ofEntry('a SHA-384 digest, signed by P-256', ofDigest(p256, of('SHA2_384'))),
    ofEntry('a SHA-256 digest, signed by P-384', ofDigest('PKIX_ECDSA_P384_SHA_384', of('SHA2_256'))),
  ];
};

const key = unsound(
  'no-key',
  'byte-after-the-key',
  'key-as-pem',
  'certificate-as-pem',
  'key-as-certificate',
  'certificate-as-key',
  'key-of-noise',
);

const verifier: Rows = (maker, name) => {
  const held = (as: 'publicKey' | 'x509Certificate') =>
    requestObject(maker.make(name, 'PKIX_ECDSA_P256_SHA_256', as))[REQUEST].signature.verifier;
  return changed(maker, name, [
    ['no signature member', SIGNATURE, undefined],
    ['no verifier', VERIFIER, undefined],
    ['a verifier with neither key nor certificate', [...VERIFIER, 'publicKey'], undefined],
    ['a verifier with an empty public key', [...VERIFIER, 'publicKey'], {}],
    ['a verifier with a key and a certificate', VERIFIER, { ...held('publicKey'), ...held('x509Certificate') }],
  ]);
};

const algorithm: Rows = (maker, name) => [
  ...unsound(
    'no-key-details',
    'rsa-1024',
    'rsa-pss',
    'rsa-pss-key',
    'p-224',
    'secp256k1',
    'p-384-with-sha-256',
    'p-521-with-sha-256',
    'pure-ed25519',
  )(maker, name),
  ...changed(maker, name, [
    ['no keyDetails', KEY_DETAILS, undefined],
    ['keyDetails by a number that no algorithm has', KEY_DETAILS, 999],
    ['keyDetails by a name that no algorithm has', KEY_DETAILS, 'PKIX_NOTHING'],
    ['keyDetails of an algorithm with another hash', KEY_DETAILS, 'PKIX_ECDSA_P384_SHA_384'],
  ]),
];

/** A DSSE envelope, which Rekor v2 takes no longer; with no signature, so that it is none in any log. */
const DSSE = {
  dsseRequestV002: { envelope: { payload: 'e30=', payloadType: 'application/json', signatures: [] }, verifiers: [] },
};

const message: Rows = (maker, name) => {
  const sound = requestJson(maker.make(name));
  const text = (what: string, body: string) => ({ what, body: utf8(body) });
  return [
    ...changed(maker, name, [
      ['an unknown member', ['unknown'], 1],
      ['an unknown member of the entry', [REQUEST, 'unknown'], 1],
      ['a number for the digest', [REQUEST, 'digest'], 1],
      ['no base 64 for the digest', [REQUEST, 'digest'], '*'],
      ['a string for the signature', SIGNATURE, 'text'],
      ['an array for the verifier', VERIFIER, []],
      ['a boolean for keyDetails', KEY_DETAILS, true],
      ['null for the request', [REQUEST], null],
    ]),
    text('a DSSE envelope', JSON.stringify(DSSE)),
    text('an empty body', ''),
    text('an empty object', '{}'),
    text('an array', '[]'),
    text('a string', '"text"'),
    text('a number', '1'),
    text('no JSON', 'x'),
    { what: 'JSON that ends too soon', body: sound.subarray(0, sound.length - 1) },
  ];
};

/** The requests of each group, each of which is one thing away from the sound P-256 entry of the name. */
export const REFUSED: Readonly<Record<RefusedFor, Rows>> = { signature, digest, key, verifier, algorithm, message };
