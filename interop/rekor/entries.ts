/** Signed things for Rekor's CreateEntry, sound and unsound, with keys that live as long as the process. */

import { constants, createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { ed25519ph } from '@noble/curves/ed25519.js';
import { type CertificateOptions, der, selfSigned, sequence } from './certificate.ts';

/** A `hashedRekordRequestV002`, as protojson has it. */
export interface HashedRekord {
  readonly digest: string;
  readonly signature: {
    readonly content: string;
    readonly verifier: {
      readonly publicKey?: { readonly rawBytes: string };
      readonly x509Certificate?: { readonly rawBytes: string };
      readonly keyDetails: string | number;
    };
  };
}

/** What can be signed with: a key, its name as a verifier, and the digest that a signature is over. */
export interface Signer {
  readonly keyDetails: string;
  readonly hash: string;
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo, DER. */
  readonly spki: Buffer;
  sign(artifact: Uint8Array): Buffer;
}

const EC = { format: 'der', type: 'spki' } as const;

function made(keyDetails: string, hash: string, privateKey: KeyObject, spki: Buffer, how?: Signer['sign']): Signer {
  return { keyDetails, hash, privateKey, spki, sign: how ?? ((artifact) => sign(hash, artifact, privateKey)) };
}

/** ECDSA on a curve with a hash, under any name. */
export function ecdsa(keyDetails: string, namedCurve: string, hash: string): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return made(keyDetails, hash, privateKey, publicKey.export(EC));
}

/** RSASSA-PKCS1-v1_5 with SHA-256. */
export function rsa(keyDetails: string, modulusLength: number): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return made(keyDetails, 'sha256', privateKey, publicKey.export(EC));
}

/** RSASSA-PSS with an ordinary RSA key. */
export function rsaPss(keyDetails: string, modulusLength: number): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const how = (artifact: Uint8Array) => sign('sha256', artifact, { key: privateKey, padding, saltLength: 32 });
  return made(keyDetails, 'sha256', privateKey, publicKey.export(EC), how);
}

/** Ed25519: over the artifact (pure), or over its SHA-512 (Ed25519ph, RFC 8032, 5.1), which Node does not offer. */
export function ed25519(keyDetails: string, prehashed: boolean): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { d = '' } = privateKey.export({ format: 'jwk' });
  const how = (artifact: Uint8Array) =>
    prehashed ? Buffer.from(ed25519ph.sign(artifact, Buffer.from(d, 'base64url'))) : sign(null, artifact, privateKey);
  return made(keyDetails, 'sha512', privateKey, publicKey.export(EC), how);
}

/** The seven algorithms that a Rekor server takes by default. */
export const allowed: readonly (() => Signer)[] = [
  () => ecdsa('PKIX_ECDSA_P256_SHA_256', 'P-256', 'sha256'),
  () => ecdsa('PKIX_ECDSA_P384_SHA_384', 'P-384', 'sha384'),
  () => ecdsa('PKIX_ECDSA_P521_SHA_512', 'P-521', 'sha512'),
  () => ed25519('PKIX_ED25519_PH', true),
  () => rsa('PKIX_RSA_PKCS1V15_2048_SHA256', 2048),
  () => rsa('PKIX_RSA_PKCS1V15_3072_SHA256', 3072),
  () => rsa('PKIX_RSA_PKCS1V15_4096_SHA256', 4096),
];

/** What of a sound entry is to be something else. */
export interface Alteration {
  readonly digest?: Uint8Array;
  readonly content?: Uint8Array;
  /** In place of the key: a certificate of it, or these bytes. */
  readonly as?: 'publicKey' | 'x509Certificate';
  readonly certificate?: CertificateOptions;
  readonly rawBytes?: Uint8Array;
  readonly keyDetails?: string | number;
}

/** An entry for an artifact; sound where nothing is altered and the signer is one of `allowed`. */
export function hashedRekord(signer: Signer, artifact: string, altered: Alteration = {}): HashedRekord {
  const bytes = Buffer.from(artifact);
  const { as = 'publicKey', keyDetails = signer.keyDetails } = altered;
  const own = as === 'publicKey' ? signer.spki : selfSigned(signer.privateKey, signer.spki, altered.certificate);
  const rawBytes = base64(altered.rawBytes ?? own);
  return {
    digest: base64(altered.digest ?? digestOf(signer, artifact)),
    signature: {
      content: base64(altered.content ?? signer.sign(bytes)),
      verifier: { [as]: { rawBytes }, keyDetails },
    },
  };
}

/** The digest that a signer's signature of an artifact is over. */
export function digestOf(signer: Signer, artifact: string): Buffer {
  return createHash(signer.hash).update(artifact).digest();
}

const P256_ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** The other signature (r, n - s), as valid as the first: with the larger s of the two if `high`, else the smaller. */
export function p256WithS(signer: Signer, artifact: string, high: boolean): Buffer {
  const raw = rawSignature(signer, artifact);
  const s = BigInt(`0x${raw.subarray(32).toString('hex')}`);
  const chosen = s > P256_ORDER / 2n === high ? s : P256_ORDER - s;
  return sequence(integer(BigInt(`0x${raw.subarray(0, 32).toString('hex')}`)), integer(chosen));
}

/** r and s without DER around them (IEEE P1363). */
export function rawSignature(signer: Signer, artifact: string): Buffer {
  return sign(signer.hash, Buffer.from(artifact), { key: signer.privateKey, dsaEncoding: 'ieee-p1363' });
}

function integer(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return der(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
