/** Alterations of which RSA keys a log accepts. */
import type { LogRig, Parts } from '../../../../src/reference/log/index.ts';
import { verifyRsa } from '../../../../src/reference/log/signature/verify-rsa.ts';
import { withParts } from '../parts.ts';

/** Parts that accept an RSA key of any length. */
export function rsaOfAnyLength({ keyFits, verifyDigest }: Parts): Pick<Parts, 'keyFits' | 'verifyDigest'> {
  const asLong = (...[algorithm, key]: Parameters<Parts['keyFits']>) => {
    const { modulusLength } = key.asymmetricKeyDetails ?? {};
    if (algorithm.family !== 'rsa' || modulusLength === undefined) return algorithm;
    return { ...algorithm, bits: modulusLength as NonNullable<typeof algorithm.bits> };
  };
  return {
    keyFits: (algorithm, key) => keyFits(asLong(algorithm, key), key),
    verifyDigest: (algorithm, key, ...rest) => verifyDigest(asLong(algorithm, key), key, ...rest),
  };
}

/** Accepts RSA keys with exponents that RSA keys do not have (RFC 8017, section 3.1). */
export function withRsaExponents(rig: LogRig, isTaken: (exponent: bigint) => boolean): LogRig {
  const { keyFits, verifyDigest } = rig.parts;
  const isMeant: typeof keyFits = (algorithm, { asymmetricKeyType, asymmetricKeyDetails }) =>
    algorithm.family === 'rsa' &&
    asymmetricKeyType === 'rsa' &&
    asymmetricKeyDetails?.modulusLength === algorithm.bits &&
    isTaken(asymmetricKeyDetails?.publicExponent ?? 0n);
  return withParts(rig, {
    keyFits: (algorithm, key) => isMeant(algorithm, key) || keyFits(algorithm, key),
    verifyDigest: (algorithm, key, digest, signature) =>
      isMeant(algorithm, key) ? verifyRsa(key, digest, signature) : verifyDigest(algorithm, key, digest, signature),
  });
}
