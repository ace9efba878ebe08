/** Alterations of how a log reads and verifies the signatures of requests. */
import type { LogRig, Parts } from '../../../../src/reference/log/index.ts';
import { withParts } from '../parts.ts';

type VerifyDigest = Parts['verifyDigest'];
type Algorithm = Parameters<VerifyDigest>[0];
/** Gives the signature that is verified in place of another, or undefined for the same. */
export type SignatureReading = (
  signature: Uint8Array,
  algorithm: Algorithm,
  key: Parameters<VerifyDigest>[1],
) => Uint8Array | undefined;
/** Whether a signature that does not verify is accepted all the same. */
export type SignatureAcceptance = VerifyDigest;

/** Reads the signatures of one family in another way before it verifies them. */
export function withSignaturesRead(rig: LogRig, family: Algorithm['family'], read: SignatureReading): LogRig {
  const { verifyDigest } = rig.parts;
  return withParts(rig, {
    verifyDigest: (algorithm, key, digest, signature) => {
      const changed = algorithm.family === family ? read(signature, algorithm, key) : undefined;
      return verifyDigest(algorithm, key, digest, changed ?? signature);
    },
  });
}

/** Accepts some signatures that do not verify. */
export function withSignaturesAccepted(rig: LogRig, isAccepted: SignatureAcceptance): LogRig {
  const { verifyDigest } = rig.parts;
  return withParts(rig, {
    verifyDigest: (...signed) => verifyDigest(...signed) || isAccepted(...signed),
  });
}

/** Verifies the first signature under a name, and accepts every further one under that name. Default: of every family. */
export function withVerificationRemembered(
  rig: LogRig,
  nameOf: (key: Uint8Array, digest: Uint8Array, signature: Uint8Array) => readonly Uint8Array[],
  family?: Algorithm['family'],
): LogRig {
  const { verifyDigest } = rig.parts;
  const verified = new Set<string>();
  return withParts(rig, {
    verifyDigest: (algorithm, key, digest, signature) => {
      if (family && algorithm.family !== family) return verifyDigest(algorithm, key, digest, signature);
      const spki = key.export({ format: 'der', type: 'spki' });
      const name = [Buffer.from(algorithm.name), ...nameOf(spki, digest, signature)]
        .map((bytes) => Buffer.from(bytes).toString('hex'))
        .join();
      if (!verified.has(name) && !verifyDigest(algorithm, key, digest, signature)) return false;
      verified.add(name);
      return true;
    },
  });
}

/** Accepts digests that are longer than the hash of their algorithm, and verifies only as many bytes as the hash has. */
export function withDigestsCut(rig: LogRig, isCut: (algorithm: Algorithm) => boolean): LogRig {
  const { digestFits, verifyDigest } = rig.parts;
  return withParts(rig, {
    digestFits: (algorithm, digest) =>
      isCut(algorithm) ? digest.length >= algorithm.digestLength : digestFits(algorithm, digest),
    verifyDigest: (algorithm, key, digest, signature) => {
      const read = isCut(algorithm) ? digest.subarray(0, algorithm.digestLength) : digest;
      return verifyDigest(algorithm, key, read, signature);
    },
  });
}

/** Admits entries with a certificate by other parts than entries with a public key. */
export function withCertificatesAdmitted(rig: LogRig, certificateParts: Partial<Parts>): LogRig {
  const { admit } = rig.parts;
  return withParts(rig, {
    admit: (request, parts) => {
      const { signature } = request.spec.case === 'hashedRekordRequestV002' ? request.spec.value : {};
      const isCertified = signature?.verifier?.verifier.case === 'x509Certificate';
      return admit(request, isCertified ? { ...parts, ...certificateParts } : parts);
    },
  });
}
