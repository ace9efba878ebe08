import { constants, publicDecrypt, verify } from 'node:crypto';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { admissionReasons, jsonResponse, withBadRequests, withPosts } from '../../testbed/refusals.ts';
import {
  ecdsaParts,
  ecdsaSignature,
  unsignedInteger,
  withCertificatesAdmitted,
  withSignaturesRead,
  withVerificationRemembered,
} from '../../testbed/signature-reading.ts';

export const certificatesSignatureNotVerified = logFault({
  text: 'does not verify a signature where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withCertificatesAdmitted(rig, { verifyDigest: () => true }),
});

export const ecdsaByteInTheSequenceTaken = logFault({
  text: 'reads the two INTEGERs of an ECDSA signature, whatever follows them in its SEQUENCE',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { outer, r, s } = ecdsaParts(signature);
      const read = ecdsaSignature(r.content, s.content);
      const begun = read.subarray(2).equals(signature.subarray(2, read.length));
      return begun && outer.tag === 0x30 && outer.end === signature.length ? read : undefined;
    }),
});

export const ecdsaLongLengthTaken = logFault({
  text: 'takes ECDSA signatures with lengths in the long form, which are short',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { outer, r, s } = ecdsaParts(signature);
      const inBer = outer.end === signature.length && outer.tag === 0x30 && r.tag === 0x02 && s.tag === 0x02;
      const whole = outer.content.length === s.end;
      return inBer && whole ? ecdsaSignature(r.content, s.content) : undefined;
    }),
});

const positive = (bytes: Uint8Array) => (bytes[0]! > 0x7f ? Buffer.concat([Uint8Array.of(0), bytes]) : bytes);

export const ecdsaNegativeNumberTaken = logFault({
  text: 'takes the numbers of an ECDSA signature for positive ones where their first bit makes them negative',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { r, s } = ecdsaParts(signature);
      const inDer = ecdsaSignature(r.content, s.content).equals(signature);
      return inDer ? ecdsaSignature(positive(r.content), positive(s.content)) : undefined;
    }),
});

/** The orders of two curves (SP 800-186, section 3.2.1). */
const ORDERS: Readonly<Record<string, bigint>> = {
  'P-256': 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  'P-384': 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
};

/** The content of the INTEGER that is the same number modulo the order as another, which may be negative. */
function reduced(bytes: Uint8Array, order: bigint): Uint8Array {
  const number = BigInt.asIntN(8 * bytes.length, BigInt(`0x0${Buffer.from(bytes).toString('hex')}`));
  if (number >= 0n && number < order) return bytes;
  const digits = (((number % order) + order) % order).toString(16);
  return unsignedInteger(Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex'));
}

export const ecdsaNumbersBeyondTheOrderTaken = logFault({
  text: 'computes with the numbers of an ECDSA signature modulo the order, whether they lie below it or not',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature, { curve = '' }) => {
      const { r, s } = ecdsaParts(signature);
      const order = ORDERS[curve];
      const inDer = ecdsaSignature(r.content, s.content).equals(signature);
      return order && inDer ? ecdsaSignature(reduced(r.content, order), reduced(s.content, order)) : undefined;
    }),
});

const ZEROES = ecdsaSignature(Uint8Array.of(0), Uint8Array.of(0));

export const ecdsaP521PsychicSignaturesTaken = logFault({
  text: 'does not look whether the numbers of an ECDSA signature by P-521 are 0',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) =>
        (algorithm.curve === 'P-521' && ZEROES.equals(signature)) ||
        rig.parts.verifyDigest(algorithm, key, digest, signature),
    }),
});

export const ecdsaP521SignatureFollowedByAByteTaken = logFault({
  text: 'reads an ECDSA signature by P-521 as far as its DER goes, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature, { curve }) =>
      curve === 'P-521' && signature[1] === 0x81 ? signature.subarray(0, 3 + (signature[2] ?? 0)) : undefined,
    ),
});

export const ecdsaSequenceEndNotLookedAt = logFault({
  text: 'reads two INTEGERs from an ECDSA signature, wherever its SEQUENCE says that it ends',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { outer, r, s } = ecdsaParts(signature);
      const read = ecdsaSignature(r.content, s.content);
      // The length apart, and nothing after s: a byte there is another fault.
      const rest = read.subarray(2).equals(signature.subarray(2));
      return outer.tag === 0x30 && rest ? read : undefined;
    }),
});

/** A number that begins with more zero bytes than it needs, with as many as it needs. */
const shortest = (bytes: Uint8Array) => (bytes[0] === 0 ? unsignedInteger(bytes) : bytes);

export const ecdsaSuperfluousZeroTaken = logFault({
  text: 'takes ECDSA signatures whose numbers begin with a zero byte too many',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { r, s } = ecdsaParts(signature);
      const inDer = ecdsaSignature(r.content, s.content).equals(signature);
      return inDer ? ecdsaSignature(shortest(r.content), shortest(s.content)) : undefined;
    }),
});

export const ecdsaTagsNotLookedAt = logFault({
  text: 'takes what is a SEQUENCE or none, of what are INTEGERs or none, for an ECDSA signature',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      // Of P-521 the tags stand elsewhere.
      if (signature[1]! > 0x7f) return undefined;
      const sAt = 4 + (signature[3] ?? 0);
      return signature.map((byte, at) => (at === 0 ? 0x30 : at === 2 || at === sAt ? 0x02 : byte));
    }),
});

/** RFC 8032, section 5.1. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

export const ed25519phNumberBeyondTheOrderTaken = logFault({
  text: 'computes with the number of an Ed25519ph signature modulo the order, whether it is below it or not',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ed25519ph', (signature) => {
      const number = BigInt(`0x0${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) % ORDER;
      const bytes = Buffer.from(number.toString(16).padStart(64, '0'), 'hex').reverse();
      return signature.length === 64 ? Buffer.concat([signature.subarray(0, 32), bytes]) : undefined;
    }),
});

export const ed25519phSignatureNotVerified = logFault({
  text: 'takes any signature for one of Ed25519ph that verifies',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, ...rest) =>
        algorithm.family === 'ed25519ph' || rig.parts.verifyDigest(algorithm, ...rest),
    }),
});

export const ed25519phSignatureOfAnyLengthTaken = logFault({
  text: 'reads the first 64 bytes of an Ed25519ph signature, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withSignaturesRead(rig, 'ed25519ph', (signature) => signature.subarray(0, 64)),
});

export const laxDerTaken = logFault({
  text: 'reads ECDSA signatures as whatever is like DER',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { r, s } = ecdsaParts(signature);
      return ecdsaSignature(unsignedInteger(r.content), unsignedInteger(s.content));
    }),
});

export const psychicSignaturesTaken = logFault({
  text: 'does not look whether the numbers of an ECDSA signature are 0, so that 0 and 0 verify over everything',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) =>
        (algorithm.family === 'ecdsa' && ZEROES.equals(signature)) ||
        rig.parts.verifyDigest(algorithm, key, digest, signature),
    }),
});

export const pureEd25519OverTheDigestTaken = logFault({
  text: 'takes pure Ed25519 over the digest as well where Ed25519ph is named',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) =>
        rig.parts.verifyDigest(algorithm, key, digest, signature) ||
        (algorithm.family === 'ed25519ph' && verify(null, digest, key, signature)),
    }),
});

export const refusedWith422 = logFault({
  text: 'refuses with 422 whatever it should refuse with 400',
  breaks: 'LOG-CE-007',
  caughtBy: [...admissionReasons('not-400'), 'log/limits/request-size#status'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(422, error)),
});

export const refusesNothing = logFault({
  text: 'answers what it refuses as it answered the entry before',
  breaks: 'LOG-CE-007',
  caughtBy: [...admissionReasons('accepted'), 'log/limits/entry-size#accepted', 'log/limits/request-size#accepted'],
  install: (rig) => {
    let before: unknown;
    return withPosts(rig, async (asked) => {
      const response = await asked.answer();
      if (response.status === 201) before = await response.clone().json();
      return response.status === 400 ? jsonResponse(201, before) : response;
    });
  },
});

export const rsa4096SignatureFollowedByAByteTaken = logFault({
  text: 'reads the first 512 bytes of a signature by RSA 4096, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'rsa', (signature, { bits }) => (bits === 4096 ? signature.subarray(0, 512) : undefined)),
});

export const rsaErrorTakenForSuccess = logFault({
  text: 'takes an RSA signature that its library cannot compute with for one that verifies',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const { bits = 0 } = algorithm;
        if (8 * signature.length !== bits) return rig.parts.verifyDigest(algorithm, key, digest, signature);
        try {
          publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature);
          return rig.parts.verifyDigest(algorithm, key, digest, signature);
        } catch {
          return true;
        }
      },
    }),
});

const number = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

export const rsaNumberBeyondTheModulusTaken = logFault({
  text: 'computes with an RSA signature modulo n, whether it is below n or not',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const { n = '' } = algorithm.family === 'rsa' ? key.export({ format: 'jwk' }) : {};
        if (n === '') return rig.parts.verifyDigest(algorithm, key, digest, signature);
        const rest = number(signature) % number(Buffer.from(n, 'base64url'));
        const reduced = Buffer.from(rest.toString(16).padStart(2 * signature.length, '0'), 'hex');
        return rig.parts.verifyDigest(algorithm, key, digest, reduced);
      },
    }),
});

export const rsaOfAnyPaddingTaken = logFault({
  text: 'looks only whether the block of an RSA signature ends with the digest',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const right = rig.parts.verifyDigest(algorithm, key, digest, signature);
        if (right || algorithm.family !== 'rsa' || signature.length * 8 !== algorithm.bits) return right;
        const block = publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature);
        return block.subarray(-digest.length).equals(digest);
      },
    }),
});

/** The padding of a block of type 1, with all that there is before the digest (RFC 8017, section 9.2, note 1). */
const UP_TO_THE_DIGEST = /^0001(?:ff){8,}003031300d060960864801650304020105000420/;

export const rsaPaddingOfAnyLengthTaken = logFault({
  text: 'parses the block of an RSA signature and does not look whether it ends where the digest does',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const right = rig.parts.verifyDigest(algorithm, key, digest, signature);
        if (right || algorithm.family !== 'rsa' || signature.length * 8 !== algorithm.bits) return right;
        const block = publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature).toString('hex');
        const [before] = UP_TO_THE_DIGEST.exec(block) ?? [];
        return before !== undefined && block.startsWith(Buffer.from(digest).toString('hex'), before.length);
      },
    }),
});

export const rsaSignatureFollowedByAByteTaken = logFault({
  text: 'reads an RSA signature as far as the modulus is long, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withSignaturesRead(rig, 'rsa', (signature, { bits = 0 }) => signature.subarray(0, bits / 8)),
});

export const rsaSignatureOfAnyLengthTaken = logFault({
  text: 'takes an RSA signature for a number, whatever its length in bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'rsa', (signature, { bits = 0 }) => {
      const length = bits / 8;
      const number = Buffer.concat([new Uint8Array(length), signature]);
      const tooLong = number.subarray(0, -length).some((byte) => byte !== 0);
      return tooLong ? undefined : number.subarray(-length);
    }),
});

export const rsaSignatureWithoutItsZeroByteTaken = logFault({
  text: 'takes an RSA signature without the zero byte that it begins with',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'rsa', (signature, { bits = 0 }) =>
      8 * (signature.length + 1) === bits ? Buffer.concat([Uint8Array.of(0), signature]) : undefined,
    ),
});

export const rsaVerificationRememberedByDigestAndSignature = logFault({
  text: 'remembers under digest and signature that an RSA key verified them, and then takes any other key of its length',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withVerificationRemembered(rig, (_key, digest, signature) => [digest, signature], 'rsa'),
});

export const signatureFollowedByAByteTaken = logFault({
  text: 'reads an ECDSA signature as far as its DER goes, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) => {
        const whole = algorithm.curve === 'P-256' ? signature.subarray(0, 2 + (signature[1] ?? 0)) : signature;
        return rig.parts.verifyDigest(algorithm, key, digest, whole);
      },
    }),
});

export const signatureNotVerified = logFault({
  text: 'takes any signature for one that verifies',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  // Over gRPC it is the same log.
  alsoFails: ['log/rpc/status-codes#accepted'],
  install: (rig) => withParts(rig, { verifyDigest: () => true }),
});

export const verificationRememberedByKeyAndDigest = logFault({
  text: 'remembers under key and digest that a signature verified, and then takes any other for them',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withVerificationRemembered(rig, (key, digest) => [key, digest]),
});

export const verificationRememberedBySignature = logFault({
  text: 'remembers a signature that verified, and then takes it for any other digest and key',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withVerificationRemembered(rig, (_key, _digest, signature) => [signature]),
});
