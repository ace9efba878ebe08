import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import { requestJson, requestObject } from '../../oracle/entry/create-request.ts';
import { ALGORITHMS, type HashAlgorithm, hashAlgorithmOf } from '../../oracle/entry/key-details.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { anotherDigest, anotherSignature } from '../entry/altered-entry.ts';
import { digestOf } from '../entry/entry-signing.ts';
import { entryOfDigest } from '../entry/signed-digest.ts';
import type { UnsoundWay } from '../entry/unsound-entry.ts';
import { keyOfTwoKinds } from '../key/key-of-two-kinds.ts';
import { unsoundEcdsa } from '../unsound-signature/unsound-ecdsa.ts';
import { unsoundEd25519ph } from '../unsound-signature/unsound-ed-25519ph.ts';
import { unsoundRsa } from '../unsound-signature/unsound-rsa.ts';
import { unsoundRsaKeys } from '../unsound-signature/unsound-rsa-key.ts';
import { unsoundRsaNumbers } from '../unsound-signature/unsound-rsa-number.ts';
import {
  changedMember,
  KEY_DETAILS_MEMBER,
  REQUEST_MEMBER,
  type RefusedRequest,
  type RefusedRows,
  SIGNATURE_MEMBER,
  VERIFIER_MEMBER,
} from './changed-request.ts';
import { refusedMessages } from './refused-message.ts';

/** The groups of requests, by the part that is wrong. */
export type RefusedFor = 'signature' | 'digest' | 'key' | 'verifier' | 'algorithm' | 'message';

const ofEntry = (what: string, entry: NewEntry): RefusedRequest => ({ what, entry, body: requestJson(entry) });
const ZERO = Uint8Array.of(0);
const words = (name: string) => name.replaceAll('-', ' ');

const unsound =
  (...ways: readonly UnsoundWay[]): RefusedRows =>
  (maker, name) =>
    ways.map((way) => ofEntry(words(way), maker.unsound(way, name)));

/** The other algorithms have such a request among their signatures. */
const WITH_BYTE_AFTER_SIGNATURE = [
  'PKIX_ECDSA_P384_SHA_384',
  'PKIX_ECDSA_P521_SHA_512',
  'PKIX_RSA_PKCS1V15_3072_SHA256',
  'PKIX_RSA_PKCS1V15_4096_SHA256',
] as const;

const signature: RefusedRows = (maker, name) => [
  ...unsound(
    'another-key',
    'another-key-by-certificate',
    'byte-after-the-signature',
    'no-signature',
    'pure-ed25519-as-prehashed',
  )(maker, name),
  ...(['publicKey', 'x509Certificate'] as const).flatMap((as) =>
    ALGORITHMS.flatMap((algorithm) => {
      const by = as === 'publicKey' ? algorithm : `${algorithm} by certificate`;
      return [
        ofEntry(`another signature of ${by}`, anotherSignature(maker.make(name, algorithm, as))),
        // With a new signature, since the valid entry itself is sent once.
        ofEntry(`another digest of ${by}`, anotherDigest(maker.resigned(name, algorithm, as))),
      ];
    }),
  ),
  ...WITH_BYTE_AFTER_SIGNATURE.map((algorithm) => {
    const entry = maker.make(name, algorithm);
    return ofEntry(`a byte after the signature of ${algorithm}`, {
      ...entry,
      signature: concatBytes(entry.signature, ZERO),
    });
  }),
  ...[unsoundEcdsa, unsoundRsa, unsoundRsaNumbers, unsoundEd25519ph].flatMap((unsoundSignatures) =>
    unsoundSignatures(maker, name).map(({ what, entry }) => ofEntry(what, entry)),
  ),
];

/**
 * ECDSA uses the first bits of a digest that is too long for its curve (FIPS 186-5, section 6.4.2), so these signatures
 * verify.
 */
const digest: RefusedRows = (maker, name) => {
  const of = (hash: HashAlgorithm) => digestOf(maker.message(name), hash);
  const longer = new Uint8Array([...of('SHA2_256'), 0]);
  const [p256, p384] = ['PKIX_ECDSA_P256_SHA_256', 'PKIX_ECDSA_P384_SHA_384'] as const;
  const kind = 'x509Certificate';
  return [
    ...unsound('no-digest')(maker, name),
    ofEntry('a digest of 31 bytes, signed as it is', entryOfDigest(p256, of('SHA2_256').slice(0, 31))),
    ofEntry('a digest of 33 bytes, signed as it is', entryOfDigest(p256, longer)),
    ofEntry('a digest of 33 bytes, signed as it is, by certificate', entryOfDigest(p256, longer, { kind })),
    ofEntry('a SHA-384 digest, signed by P-256', entryOfDigest(p256, of('SHA2_384'))),
    ofEntry('a SHA-256 digest, signed by P-384', entryOfDigest(p384, of('SHA2_256'))),
    ofEntry('a SHA-256 digest, signed by P-384, by certificate', entryOfDigest(p384, of('SHA2_256'), { kind })),
    // The signature is over the digest without the byte. For P-256 see the digests of 33 bytes above.
    ...ALGORITHMS.filter((algorithm) => algorithm !== p256).map((algorithm) => {
      const entry = maker.make(name, algorithm);
      return ofEntry(`a byte after the digest of ${algorithm}`, { ...entry, digest: concatBytes(entry.digest, ZERO) });
    }),
  ];
};

const key: RefusedRows = (maker, name) => [
  ...unsound(
    'no-key',
    'no-certificate',
    'byte-after-the-key',
    'byte-after-the-certificate',
    'key-as-pem',
    'certificate-as-pem',
    'key-as-certificate',
    'certificate-as-key',
    'key-of-noise',
    'certificate-of-noise',
  )(maker, name),
  ...unsoundRsaKeys(maker, name).map(({ what, entry }) => ofEntry(what, entry)),
];

const verifier: RefusedRows = (maker, name) => {
  const verifierOf = (as: 'publicKey' | 'x509Certificate') =>
    requestObject(maker.make(name, 'PKIX_ECDSA_P256_SHA_256', as))[REQUEST_MEMBER].signature.verifier;
  return changedMember(maker, name, [
    ['no signature member', SIGNATURE_MEMBER, undefined],
    ['no verifier', VERIFIER_MEMBER, undefined],
    ['a verifier with neither key nor certificate', [...VERIFIER_MEMBER, 'publicKey'], undefined],
    ['a verifier with an empty public key', [...VERIFIER_MEMBER, 'publicKey'], {}],
    [
      'a verifier with a key and a certificate',
      VERIFIER_MEMBER,
      { ...verifierOf('publicKey'), ...verifierOf('x509Certificate') },
    ],
  ]);
};

const algorithm: RefusedRows = (maker, name) => [
  ...unsound(
    'no-key-details',
    'rsa-1024',
    'rsa-1024-by-certificate',
    'p-224',
    'p-224-by-certificate',
    'secp256k1',
    'p-384-with-sha-256',
    'p-521-with-sha-256',
    'pure-ed25519',
  )(maker, name),
  ofEntry('keyDetails of Ed25519ph for a P-256 key, whose x verifies as one of Ed25519', keyOfTwoKinds(maker, name)),
  ...changedMember(maker, name, [
    ['no keyDetails', KEY_DETAILS_MEMBER, undefined],
    ['keyDetails by a number that no algorithm has', KEY_DETAILS_MEMBER, 999],
    ['keyDetails by a name that no algorithm has', KEY_DETAILS_MEMBER, 'PKIX_NOTHING'],
    [
      'keyDetails of an algorithm with another hash',
      KEY_DETAILS_MEMBER,
      hashAlgorithmOf(maker.make(name).keyDetails) === 'SHA2_256'
        ? 'PKIX_ECDSA_P384_SHA_384'
        : 'PKIX_ECDSA_P256_SHA_256',
    ],
  ]),
];

/** The requests of each group. Each differs in a single part from the valid P-256 entry of the name. */
export const REFUSED_REQUESTS: Readonly<Record<RefusedFor, RefusedRows>> = {
  signature,
  digest,
  key,
  verifier,
  algorithm,
  message: refusedMessages,
};
