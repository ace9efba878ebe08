import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PublicKeyDetails } from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';
import { ALGORITHMS, algorithmOf } from './algorithms.ts';
import { keyFits, readKey } from './public-key.ts';
import { SPKI_HEAD } from './spki.ts';

/** A self-signed certificate that was valid for one day, and the key in it. */
const CERTIFICATE = Buffer.from(
  'MIIBjjCCATWgAwIBAgIUJef+Wv9mbvO4dKWTaWG3JUy+weEwCgYIKoZIzj0EAwIwHTEbMBkGA1UEAwwSdG91Y2hzdG9uZS5leGFtcGxlMB4XDTI2MTEyMDE5NDgzNloXDTI2MTEyMTE5NDgzNlowHTEbMBkGA1UEAwwSdG91Y2hzdG9uZS5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEjviwnNMX+4lARDM4NInDcNPXz8cndAHZvv09Bg8FJvpJFo3Rqd/ayndpoHryvn6BxycRE+282IoLMtSYrg3a6qNTMFEwHQYDVR0OBBYEFKZOo1KVp+pF86YJmnMsxpixtpBQMB8GA1UdIwQYMBaAFKZOo1KVp+pF86YJmnMsxpixtpBQMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgXQNUFbq8Mr7GUU5X/Vd1jMz0g5y2GgfTIe8M7rj8U4sCIGWR/GjoIqpRdtc5GMDKgn2y8FB1S2GX7iuwhVlREzZi',
  'base64',
);
const CERTIFIED = Buffer.from(
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEjviwnNMX+4lARDM4NInDcNPXz8cndAHZvv09Bg8FJvpJFo3Rqd/ayndpoHryvn6BxycRE+282IoLMtSYrg3a6g==',
  'base64',
);
/** The same key as a compressed point, in a certificate. */
const COMPRESSED_CERTIFICATE = Buffer.from(
  'MIIBcDCCARWgAwIBAgIUA6BL15LoHzy4qZOgM3atnNjKqmgwCgYIKoZIzj0EAwIwHTEbMBkGA1UEAwwSdG91Y2hzdG9uZS5leGFtcGxlMB4XDTI2MTEyMDE5NDgzNloXDTI2MTEyMTE5NDgzNlowHTEbMBkGA1UEAwwSdG91Y2hzdG9uZS5leGFtcGxlMDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgACjviwnNMX+4lARDM4NInDcNPXz8cndAHZvv09Bg8FJvqjUzBRMB0GA1UdDgQWBBTR5VODzU1ah7olSoW3cELg4P5VhjAfBgNVHSMEGDAWgBTR5VODzU1ah7olSoW3cELg4P5VhjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDhl0SWG4axEQJGQ5Ua5TksxoK9+1dG1XneFp783J1OmwIhAJhS+ZdPuby/3g/1/zLCOpLa+5wBZJMYjlvmC5rlmofp',
  'base64',
);
/** A key on P-256, with the curve's parameters in place of its name. */
const EXPLICIT = Buffer.from(
  'MIIBSzCCAQMGByqGSM49AgEwgfcCAQEwLAYHKoZIzj0BAQIhAP////8AAAABAAAAAAAAAAAAAAAA////////////////MFsEIP////8AAAABAAAAAAAAAAAAAAAA///////////////8BCBaxjXYqjqT57PrvVV2mIa8ZR0GsMxTsPY7zjw+J9JgSwMVAMSdNgiG5wSTamZ44ROdJreBn36QBEEEaxfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li/hp/m47n60p8D54WK84zV2sxXs7LtkBoN79R9QIhAP////8AAAAA//////////+85vqtpxeehPO5ysL8YyVRAgEBA0IABJ3OkvZ8pgQg1J9s8PTzgLBfy7Ugt9AB/9PWAcp7H2aAdDtFS3UWGUGCtwudSVRj8DDWvTLYHC9yGQU4um/Vr1s=',
  'base64',
);

const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });
const publicKey = (rawBytes: Uint8Array) => readKey({ case: 'publicKey', rawBytes });
const certificate = (rawBytes: Uint8Array) => readKey({ case: 'x509Certificate', rawBytes });
const rsaKey = (modulusLength: number, publicExponent = 65537) =>
  generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey;

/** Coordinates of the certified key. */
const POINT = CERTIFIED.subarray(SPKI_HEAD['P-256'].length);

const KEYS: Record<string, KeyObject> = {
  PKIX_ECDSA_P256_SHA_256: generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey,
  PKIX_ECDSA_P384_SHA_384: generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey,
  PKIX_ECDSA_P521_SHA_512: generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey,
  PKIX_ED25519_PH: generateKeyPairSync('ed25519').publicKey,
  PKIX_RSA_PKCS1V15_2048_SHA256: rsaKey(2048),
  PKIX_RSA_PKCS1V15_3072_SHA256: rsaKey(3072),
  PKIX_RSA_PKCS1V15_4096_SHA256: rsaKey(4096),
};

test.each(Object.entries(KEYS))('reads a key of %s', (_name, key) => {
  expect(publicKey(spkiOf(key))?.equals(key)).toBe(true);
});

test('reads the key in a certificate of any issuer and any time', () => {
  const key = certificate(CERTIFICATE);
  expect(key && spkiOf(key)).toEqual(CERTIFIED);
});

test('reads neither a key where a certificate should be nor the other way round', () => {
  expect(publicKey(CERTIFICATE)).toBeUndefined();
  expect(certificate(CERTIFIED)).toBeUndefined();
});

test('reads no PEM', () => {
  const pem = createPublicKey({ key: CERTIFIED, format: 'der', type: 'spki' }).export({ format: 'pem', type: 'spki' });
  expect(publicKey(Buffer.from(pem))).toBeUndefined();
  expect(certificate(Buffer.from(new X509Certificate(CERTIFICATE).toString()))).toBeUndefined();
});

test('reads no key with trailing or missing bytes', () => {
  for (const end of [Buffer.of(0), Buffer.of(0x0a), CERTIFIED]) {
    expect(publicKey(Buffer.concat([CERTIFIED, end]))).toBeUndefined();
    expect(certificate(Buffer.concat([CERTIFICATE, end]))).toBeUndefined();
  }
  for (let length = 0; length < CERTIFIED.length; length++)
    expect(publicKey(CERTIFIED.subarray(0, length)), `${length}`).toBeUndefined();
  for (let length = 0; length < CERTIFICATE.length; length += 7)
    expect(certificate(CERTIFICATE.subarray(0, length)), `${length}`).toBeUndefined();
});

test('no bytes make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rawBytes) => {
      expect(publicKey(rawBytes)).toBeUndefined();
      expect(certificate(rawBytes)).toBeUndefined();
    }),
  );
});

test('reads no BER: a length in two bytes that fits into one', () => {
  expect(publicKey(Buffer.concat([Buffer.of(0x30, 0x81), CERTIFIED.subarray(1)]))).toBeUndefined();
});

test('reads no RSA key without the NULL of its algorithm (RFC 3279, section 2.3.1)', () => {
  const spki = spkiOf(KEYS.PKIX_RSA_PKCS1V15_2048_SHA256!);
  const oid = Buffer.from('300d06092a864886f70d0101010500', 'hex');
  expect(spki.indexOf(oid)).toBe(4);
  const without = Buffer.concat([Buffer.from('300b06092a864886f70d010101', 'hex'), spki.subarray(4 + oid.length)]);
  const length = Buffer.of(0x30, 0x82, without.length >> 8, without.length & 0xff);
  expect(publicKey(Buffer.concat([length, without]))).toBeUndefined();
});

test('reads no private key and no RSAPublicKey', () => {
  expect(publicKey(generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }))).toBeUndefined();
  const rsa = KEYS.PKIX_RSA_PKCS1V15_2048_SHA256!;
  expect(publicKey(rsa.export({ format: 'der', type: 'pkcs1' }))).toBeUndefined();
});

test('reads no compressed point, in a certificate neither', () => {
  const head = Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex');
  const spki = Buffer.concat([head, Buffer.of(0x02 + (POINT.at(-1)! & 1)), POINT.subarray(0, 32)]);
  const { x } = createPublicKey({ key: CERTIFIED, format: 'der', type: 'spki' }).export({ format: 'jwk' });
  expect(createPublicKey({ key: spki, format: 'der', type: 'spki' }).export({ format: 'jwk' }).x).toBe(x);
  expect(publicKey(spki)).toBeUndefined();
  expect(new X509Certificate(COMPRESSED_CERTIFICATE).publicKey.export({ format: 'jwk' }).x).toBe(x);
  expect(certificate(COMPRESSED_CERTIFICATE)).toBeUndefined();
});

test('reads no point in the hybrid form', () => {
  const hybrid = Buffer.from(CERTIFIED);
  hybrid[SPKI_HEAD['P-256'].length - 1] = 0x06 + (POINT.at(-1)! & 1);
  expect(createPublicKey({ key: hybrid, format: 'der', type: 'spki' }).asymmetricKeyType).toBe('ec');
  expect(publicKey(hybrid)).toBeUndefined();
});

test('reads no point outside its curve, nor the point at infinity', () => {
  const beside = Buffer.from(CERTIFIED);
  beside[beside.length - 1]! ^= 1;
  expect(publicKey(beside)).toBeUndefined();
  const infinity = Buffer.from('3019301306072a8648ce3d020106082a8648ce3d030107030200' + '00', 'hex');
  expect(publicKey(infinity)).toBeUndefined();
  // Nothing of the refusal stays in OpenSSL: the next private key can be read.
  const pkcs8 = Buffer.from('302e020100300506032b657004220420'.padEnd(96, '7'), 'hex');
  expect(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).asymmetricKeyType).toBe('ed25519');
});

test('reads no curve by its parameters (RFC 5480, section 2.1.1)', () => {
  const named = createPublicKey({ key: EXPLICIT, format: 'der', type: 'spki' }).asymmetricKeyDetails?.namedCurve;
  expect(named).toBe('prime256v1');
  expect(publicKey(EXPLICIT)).toBeUndefined();
});

test.each(ALGORITHMS)('exactly one of these keys fits $name', (algorithm) => {
  const fitting = Object.keys(KEYS).filter((name) => keyFits(algorithm, KEYS[name]!));
  expect(fitting).toEqual([algorithm.name]);
});

test('no other key fits an algorithm', () => {
  const others = {
    'RSA-PSS': generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).publicKey,
    'RSA of 2047 bits': rsaKey(2047),
    'RSA of 2056 bits': rsaKey(2056),
    'RSA of 1024 bits': rsaKey(1024),
    secp256k1: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey,
    'P-224': generateKeyPairSync('ec', { namedCurve: 'P-224' }).publicKey,
    Ed448: generateKeyPairSync('ed448').publicKey,
    X25519: generateKeyPairSync('x25519').publicKey,
  };
  for (const [name, key] of Object.entries(others))
    for (const algorithm of ALGORITHMS) expect(keyFits(algorithm, key), `${name}: ${algorithm.name}`).toBe(false);
});

test('an RSA exponent is odd and at least 3', () => {
  const { n = '' } = KEYS.PKIX_RSA_PKCS1V15_2048_SHA256!.export({ format: 'jwk' });
  const fits = (exponent: string) => {
    const e = Buffer.from(exponent, 'hex').toString('base64url');
    const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
    return keyFits(algorithmOf(PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256)!, key);
  };
  expect(['03', '010001', '7fffffff', '0100000001'].map(fits)).toEqual([true, true, true, true]);
  expect(['01', '02', '010000'].map(fits)).toEqual([false, false, false]);
});
