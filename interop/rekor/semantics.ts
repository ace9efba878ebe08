/** Entries that are sound, unsound, and unusual. */

import { constants, createSign, generateKeyPairSync } from 'node:crypto';
import { allowed, digestOf, ecdsa, ed25519, hashedRekord, p256WithS, rawSignature, rsa, rsaPss } from './entries.ts';
import { type Asked, altered, artifact, fresh, JSON_TYPE, p256, post } from './requests.ts';

const other = ecdsa('PKIX_ECDSA_P256_SHA_256', 'P-256', 'sha256');

/** Entries with allowed algorithms, with key and with certificate. */
export function algorithms(): readonly Asked[] {
  return allowed.flatMap((make) => {
    const signer = make();
    return (['publicKey', 'x509Certificate'] as const).map((as) =>
      post(`${signer.keyDetails}, ${as}`, altered({ as }, signer)),
    );
  });
}

/** Entries that are judged by more than their form; and requests with further headers. */
export function semantics(): readonly Asked[] {
  const sound = fresh().hashedRekordRequestV002;
  const { content, verifier } = sound.signature;
  const within = (entry: unknown) => ({ hashedRekordRequestV002: entry });
  const work = artifact();
  const der = p256.sign(Buffer.from(work));
  const digest = digestOf(p256, work);
  const signed = (bytes: Uint8Array) => within({ ...hashedRekord(p256, work, { digest, content: bytes }) });
  const high = artifact();
  const low = artifact();
  const raw = artifact();
  const pem = `-----BEGIN PUBLIC KEY-----\n${p256.spki.toString('base64')}\n-----END PUBLIC KEY-----\n`;
  const p384 = ecdsa('PKIX_ECDSA_P384_SHA_384', 'P-384', 'sha384');
  const rsa2048 = rsa('PKIX_RSA_PKCS1V15_2048_SHA256', 2048);
  const pssKey = generateKeyPairSync('rsa-pss', { modulusLength: 2048 });
  const pssSpki = pssKey.publicKey.export({ format: 'der', type: 'spki' });
  const pssSignature = (text: string) =>
    createSign('sha256')
      .update(text)
      .sign({ key: pssKey.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
  const pss = artifact();
  const certificate = { as: 'x509Certificate' } as const;
  return [
    post('no signature', within({ digest: sound.digest })),
    post('no verifier', within({ digest: sound.digest, signature: { content } })),
    post(
      'no key in the verifier',
      within({ ...sound, signature: { content, verifier: { keyDetails: verifier.keyDetails } } }),
    ),
    post('no digest', within({ signature: sound.signature })),
    post('no content', within({ ...sound, signature: { verifier } })),
    post('no keyDetails', within({ ...sound, signature: { content, verifier: { publicKey: verifier.publicKey } } })),
    post('empty rawBytes', altered({ rawBytes: Buffer.alloc(0) })),
    post('empty rawBytes of a certificate', altered({ ...certificate, rawBytes: Buffer.alloc(0) })),
    post('a digest of 31 bytes', altered({ digest: Buffer.alloc(31, 1) })),
    post('a digest of 33 bytes', altered({ digest: Buffer.alloc(33, 1) })),
    post('a digest of 32 bytes for P-384', altered({ digest: Buffer.alloc(32, 1) }, p384)),
    post('another digest', altered({ digest: Buffer.alloc(32, 1) })),
    post('one bit of the signature flipped', signed(Buffer.concat([der.subarray(0, -1), Buffer.of(der.at(-1)! ^ 1)]))),
    post('another key', altered({ rawBytes: other.spki })),
    post('ECDSA with the larger s', within(hashedRekord(p256, high, { content: p256WithS(p256, high, true) }))),
    post('ECDSA with the smaller s', within(hashedRekord(p256, low, { content: p256WithS(p256, low, false) }))),
    post('ECDSA with a byte after the DER', signed(Buffer.concat([der, Buffer.of(0)]))),
    post(
      'ECDSA with a byte after s',
      signed(Buffer.concat([Buffer.of(0x30, der[1]! + 1), der.subarray(2), Buffer.of(0)])),
    ),
    post('ECDSA with a long form of length', signed(Buffer.concat([Buffer.of(0x30, 0x81), der.subarray(1)]))),
    post('ECDSA as r and s without DER', within(hashedRekord(p256, raw, { content: rawSignature(p256, raw) }))),
    post('a key in PEM', altered({ rawBytes: Buffer.from(pem) })),
    post('a byte after the key', altered({ rawBytes: Buffer.concat([p256.spki, Buffer.of(0)]) })),
    post('a key that is no DER', altered({ rawBytes: Buffer.from('garbage') })),
    post('a certificate that is no DER', altered({ ...certificate, rawBytes: Buffer.from('garbage') })),
    post('a key in the place of a certificate', altered({ ...certificate, rawBytes: p256.spki })),
    post(
      'an expired certificate',
      altered({ ...certificate, certificate: { notAfter: new Date('2021-01-01T00:00:00Z') } }),
    ),
    post(
      'a certificate that is not valid yet',
      altered({ ...certificate, certificate: { notBefore: new Date('2048-01-01T00:00:00Z') } }),
    ),
    post('a certificate of 30 kB', altered({ ...certificate, certificate: { padding: 30_000 } })),
    post('a certificate of 70 kB', altered({ ...certificate, certificate: { padding: 70_000 } })),
    post('P-256 named as RSA 2048', altered({ keyDetails: 'PKIX_RSA_PKCS1V15_2048_SHA256' })),
    post('P-256 named as P-384', altered({ keyDetails: 'PKIX_ECDSA_P384_SHA_384' })),
    post('P-256 named as RSA-PSS', altered({ keyDetails: 'PKIX_RSA_PSS_2048_SHA256' })),
    post('P-256 named as pure Ed25519', altered({ keyDetails: 'PKIX_ED25519' })),
    post('P-256 named as PKIX_ECDSA_P256_HMAC_SHA_256', altered({ keyDetails: 'PKIX_ECDSA_P256_HMAC_SHA_256' })),
    post('P-256 named as LMS', altered({ keyDetails: 'LMS_SHA256' })),
    post('P-256 named as ML-DSA-65', altered({ keyDetails: 'ML_DSA_65' })),
    post('RSA 2048 named as RSA 4096', altered({ keyDetails: 'PKIX_RSA_PKCS1V15_4096_SHA256' }, rsa2048)),
    post('RSA 2048 named as P-256', altered({ keyDetails: 'PKIX_ECDSA_P256_SHA_256' }, rsa2048)),
    post('RSA 2048 named as PKIX_RSA_PKCS1V5', altered({ keyDetails: 'PKIX_RSA_PKCS1V5' }, rsa2048)),
    post('P-384 with SHA-256', altered({}, ecdsa('PKIX_ECDSA_P384_SHA_256', 'P-384', 'sha256'))),
    post('P-384 with SHA-256, named as P-256', altered({}, ecdsa('PKIX_ECDSA_P256_SHA_256', 'P-384', 'sha256'))),
    post('P-521 with SHA-256', altered({}, ecdsa('PKIX_ECDSA_P521_SHA_256', 'P-521', 'sha256'))),
    post('P-224', altered({}, ecdsa('PKIX_ECDSA_P256_SHA_256', 'secp224r1', 'sha256'))),
    post('secp256k1', altered({}, ecdsa('PKIX_ECDSA_P256_SHA_256', 'secp256k1', 'sha256'))),
    post('RSA 1024', altered({}, rsa('PKIX_RSA_PKCS1V15_2048_SHA256', 1024))),
    post('RSA 2056', altered({}, rsa('PKIX_RSA_PKCS1V15_2048_SHA256', 2056))),
    post('RSA-PSS 2048', altered({}, rsaPss('PKIX_RSA_PSS_2048_SHA256', 2048))),
    post('RSA-PSS 2048, named as PKCS #1 v1.5', altered({}, rsaPss('PKIX_RSA_PKCS1V15_2048_SHA256', 2048))),
    post('RSA-PSS with a key for RSA-PSS alone', {
      hashedRekordRequestV002: hashedRekord(rsa2048, pss, {
        rawBytes: pssSpki,
        content: pssSignature(pss),
        keyDetails: 'PKIX_RSA_PSS_2048_SHA256',
      }),
    }),
    post('pure Ed25519', altered({}, ed25519('PKIX_ED25519', false))),
    post('pure Ed25519, named as Ed25519ph', altered({}, ed25519('PKIX_ED25519_PH', false))),
    post('Ed25519ph, named as pure Ed25519', altered({}, ed25519('PKIX_ED25519', true))),
    // Of 4 MiB and a byte more, all of it white space before an entry.
    post('a body of 4 MiB', padded(4 * 1024 * 1024)),
    post('a body of 4 MiB and one byte', padded(4 * 1024 * 1024 + 1)),
    post('white space after the JSON beyond 4 MiB', `${JSON.stringify(fresh())}${' '.repeat(4 * 1024 * 1024)}`),
    post('a malformed Grpc-Timeout', fresh(), { ...JSON_TYPE, 'Grpc-Timeout': 'soon' }),
    post('a Grpc-Metadata header', fresh(), { ...JSON_TYPE, 'Grpc-Metadata-x-log-index': '7' }),
    post('an Origin of a browser', fresh(), { ...JSON_TYPE, Origin: 'https://a.example' }),
    post('Accept-Encoding gzip', fresh(), { ...JSON_TYPE, 'Accept-Encoding': 'gzip' }),
    post('Content-Encoding gzip', Buffer.from('1f8b', 'hex'), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
  ];
}

function padded(size: number): string {
  return JSON.stringify(fresh()).padStart(size, ' ');
}
