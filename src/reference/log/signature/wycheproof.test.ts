import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PublicKeyDetails } from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';
import { algorithmOf } from './algorithms.ts';
import { readKey } from './public-key.ts';
import { verifyDigest } from './verify.ts';

const FOLDER = new URL('../../../../spec/third-party/wycheproof/', import.meta.url);

/** A DigestInfo without the NULL of its algorithm: RFC 8017, section 9.2, note 1, requires the NULL. */
const WITHOUT_NULL =
  'acceptable to Wycheproof for the sake of old signers; the encoded message is not the one to expect';

/** The vectors that leave a choice, by tcId. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rsa_signature_2048_sha256.txt': { 8: WITHOUT_NULL },
  'rsa_signature_3072_sha256.txt': { 8: WITHOUT_NULL },
  'rsa_signature_4096_sha256.txt': { 8: WITHOUT_NULL },
};

const bytes = (text: string | undefined) => Buffer.from(text === '-' ? '' : (text ?? ''), 'base64');

test.each([
  ['ecdsa_secp256r1_sha256.txt', PublicKeyDetails.PKIX_ECDSA_P256_SHA_256, 474],
  ['ecdsa_secp384r1_sha384.txt', PublicKeyDetails.PKIX_ECDSA_P384_SHA_384, 494],
  ['ecdsa_secp521r1_sha512.txt', PublicKeyDetails.PKIX_ECDSA_P521_SHA_512, 532],
  ['rsa_signature_2048_sha256.txt', PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256, 259],
  ['rsa_signature_3072_sha256.txt', PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256, 259],
  ['rsa_signature_4096_sha256.txt', PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256, 258],
])('%s', (file, keyDetails, count) => {
  const algorithm = algorithmOf(keyDetails)!;
  const rawKeys = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\nkey ').slice(1);
  const wrong: string[] = [];
  const acceptable: string[] = [];
  let tests = 0;
  for (const group of rawKeys) {
    const [rawKey, ...lines] = group.split('\n');
    const key = readKey({ case: 'publicKey', rawBytes: bytes(rawKey) });
    for (const line of lines) {
      const [tcId = '', result, digest, signature] = line.split(' ');
      tests++;
      const verified = key !== undefined && verifyDigest(algorithm, key, bytes(digest), bytes(signature));
      if (result === 'acceptable') acceptable.push(tcId);
      if (verified !== (result === 'valid')) wrong.push(`${tcId}: ${result}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(acceptable).toEqual(Object.keys(CHOSEN[file] ?? {}));
  expect(tests).toBe(count);
});
