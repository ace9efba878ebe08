import { verify } from 'node:crypto';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { admissionReasons, jsonResponse, withBadRequests, withPosts } from '../../testbed/refusals.ts';
import {
  ecdsaModuloOrder,
  ecdsaNumbersOnly,
  ecdsaP521UpToItsEnd,
  ecdsaUpToItsEnd,
  ecdsaWithLongLengths,
  ecdsaWithoutEndOfContent,
  ecdsaWithoutLeadingZeros,
  ecdsaWithoutSequenceLength,
  ecdsaWithoutSign,
  ecdsaWithoutTags,
  ZERO_SIGNATURE,
} from '../../testbed/signature/ecdsa-readings.ts';
import { ed25519phModuloOrder } from '../../testbed/signature/ed-25519ph-readings.ts';
import {
  rsa4096UpToItsLength,
  rsaAsNumber,
  rsaErrorAccepted,
  rsaModuloN,
  rsaUpToItsLength,
  rsaWithAnyPadding,
  rsaWithShortPadding,
  rsaWithZeroByte,
} from '../../testbed/signature/rsa-readings.ts';
import {
  type SignatureAcceptance,
  type SignatureReading,
  withCertificatesAdmitted,
  withSignaturesAccepted,
  withSignaturesRead,
  withVerificationRemembered,
} from '../../testbed/signature/verification.ts';

const signatureTaken = (text: string, install: (rig: LogRig) => LogRig) =>
  logFault({ text, breaks: 'LOG-CE-007', caughtBy: ['log/admission/signature#accepted'], install });

const ecdsaRead = (text: string, read: SignatureReading) =>
  signatureTaken(text, (rig) => withSignaturesRead(rig, 'ecdsa', read));
const ed25519phRead = (text: string, read: SignatureReading) =>
  signatureTaken(text, (rig) => withSignaturesRead(rig, 'ed25519ph', read));
const rsaRead = (text: string, read: SignatureReading) =>
  signatureTaken(text, (rig) => withSignaturesRead(rig, 'rsa', read));
/** Signatures that do not verify and are accepted. */
const alsoTaken = (text: string, isAccepted: SignatureAcceptance) =>
  signatureTaken(text, (rig) => withSignaturesAccepted(rig, isAccepted));

export const certificatesSignatureNotVerified = signatureTaken(
  'does not verify a signature where there is a certificate',
  (rig) => withCertificatesAdmitted(rig, { verifyDigest: () => true }),
);

export const ecdsaByteInTheSequenceTaken = ecdsaRead(
  'ignores bytes after the two INTEGERs in the SEQUENCE of an ECDSA signature',
  ecdsaWithoutEndOfContent,
);

export const ecdsaLongLengthTaken = ecdsaRead(
  'takes ECDSA signatures whose short lengths are in the long form',
  ecdsaWithLongLengths,
);

export const ecdsaNegativeNumberTaken = ecdsaRead(
  'reads negative numbers of an ECDSA signature as positive numbers',
  ecdsaWithoutSign,
);

export const ecdsaNumbersBeyondTheOrderTaken = ecdsaRead(
  'computes with the numbers of an ECDSA signature modulo the order, whether they lie below it or not',
  ecdsaModuloOrder,
);

export const ecdsaP521PsychicSignaturesTaken = alsoTaken(
  'does not check that the numbers of an ECDSA signature by P-521 are above 0',
  ({ curve }, _key, _digest, signature) => curve === 'P-521' && ZERO_SIGNATURE.equals(signature),
);

export const ecdsaP521SignatureFollowedByAByteTaken = ecdsaRead(
  'ignores bytes after the DER of an ECDSA signature by P-521',
  ecdsaP521UpToItsEnd,
);

export const ecdsaSequenceEndNotLookedAt = ecdsaRead(
  'ignores the length of the SEQUENCE of an ECDSA signature',
  ecdsaWithoutSequenceLength,
);

export const ecdsaSuperfluousZeroTaken = ecdsaRead(
  'takes ECDSA signatures whose numbers begin with a zero byte too many',
  ecdsaWithoutLeadingZeros,
);

export const ecdsaTagsNotLookedAt = ecdsaRead(
  'reads any two elements of any element as the INTEGERs and the SEQUENCE of an ECDSA signature',
  ecdsaWithoutTags,
);

export const ed25519phNumberBeyondTheOrderTaken = ed25519phRead(
  'computes with the number of an Ed25519ph signature modulo the order, whether it is below it or not',
  ed25519phModuloOrder,
);

export const ed25519phSignatureNotVerified = alsoTaken(
  'accepts any signature where Ed25519ph is named',
  ({ family }) => family === 'ed25519ph',
);

export const ed25519phSignatureOfAnyLengthTaken = ed25519phRead(
  'ignores bytes after the first 64 of an Ed25519ph signature',
  (signature) => signature.subarray(0, 64),
);

export const laxDerTaken = ecdsaRead('reads ECDSA signatures in any encoding that resembles DER', ecdsaNumbersOnly);

export const psychicSignaturesTaken = alsoTaken(
  'does not check that the numbers of an ECDSA signature are above 0, so that 0 and 0 verify over everything',
  ({ family }, _key, _digest, signature) => family === 'ecdsa' && ZERO_SIGNATURE.equals(signature),
);

export const pureEd25519OverTheDigestTaken = alsoTaken(
  'takes pure Ed25519 over the digest as well where Ed25519ph is named',
  ({ family }, key, digest, signature) => family === 'ed25519ph' && verify(null, digest, key, signature),
);

export const refusedWith422 = logFault({
  text: 'refuses requests with 422 instead of 400',
  breaks: 'LOG-CE-007',
  caughtBy: [...admissionReasons('not-400'), 'log/limits/request-size#status'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(422, error)),
});

export const refusesNothing = logFault({
  text: 'answers a refused request with the answer to the entry before',
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

export const rsa4096SignatureFollowedByAByteTaken = rsaRead(
  'ignores bytes after the first 512 of a signature by RSA 4096',
  rsa4096UpToItsLength,
);

export const rsaErrorTakenForSuccess = alsoTaken(
  'accepts an RSA signature with which its library cannot compute',
  rsaErrorAccepted,
);

export const rsaNumberBeyondTheModulusTaken = rsaRead(
  'computes with an RSA signature modulo n, whether it is below n or not',
  rsaModuloN,
);

export const rsaOfAnyPaddingTaken = alsoTaken(
  'checks only that the block of an RSA signature ends with the digest',
  rsaWithAnyPadding,
);

export const rsaPaddingOfAnyLengthTaken = alsoTaken(
  'parses the block of an RSA signature and ignores bytes after the digest',
  rsaWithShortPadding,
);

export const rsaSignatureFollowedByAByteTaken = rsaRead(
  'ignores bytes of an RSA signature beyond the length of the modulus',
  rsaUpToItsLength,
);

export const rsaSignatureOfAnyLengthTaken = rsaRead('reads an RSA signature as a number of any length', rsaAsNumber);

export const rsaSignatureWithoutItsZeroByteTaken = rsaRead(
  'accepts an RSA signature without the zero byte at its beginning',
  rsaWithZeroByte,
);

export const rsaVerificationRememberedByDigestAndSignature = signatureTaken(
  'remembers under digest and signature that an RSA key verified them, and then takes any other key of its length',
  (rig) => withVerificationRemembered(rig, (_key, digest, signature) => [digest, signature], 'rsa'),
);

export const signatureFollowedByAByteTaken = ecdsaRead(
  'ignores bytes after the DER of an ECDSA signature',
  ecdsaUpToItsEnd,
);

export const signatureNotVerified = logFault({
  text: 'accepts any signature',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  // Over gRPC it is the same log.
  alsoFails: ['log/rpc/status-codes#accepted'],
  install: (rig) => withParts(rig, { verifyDigest: () => true }),
});

export const verificationRememberedByKeyAndDigest = signatureTaken(
  'remembers the key and digest of a signature that verified, and then accepts any other signature with them',
  (rig) => withVerificationRemembered(rig, (key, digest) => [key, digest]),
);

export const verificationRememberedBySignature = signatureTaken(
  'remembers a signature that verified, and then accepts it with any other digest and key',
  (rig) => withVerificationRemembered(rig, (_key, _digest, signature) => [signature]),
);
