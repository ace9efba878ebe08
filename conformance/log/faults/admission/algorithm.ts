import { createPublicKey } from 'node:crypto';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { rsaOfAnyLength } from '../../testbed/signature/rsa-keys.ts';
import { withCertificatesAdmitted } from '../../testbed/signature/verification.ts';

export const certificatesRsaKeyOfAnyLengthTaken = logFault({
  text: 'takes an RSA key of any length where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) => withCertificatesAdmitted(rig, rsaOfAnyLength(rig.parts)),
});

export const p256KeyReadAsEd25519 = logFault({
  text: 'reads the x of a P-256 key as an Ed25519 key where keyDetails names Ed25519ph',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) => {
    const { keyFits, verifyDigest } = rig.parts;
    const asNamed = (...[algorithm, key]: Parameters<typeof keyFits>) => {
      const isP256 = key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
      if (algorithm.family !== 'ed25519ph' || !isP256) return key;
      const { x = '' } = key.export({ format: 'jwk' });
      return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    };
    return withParts(rig, {
      keyFits: (algorithm, key) => keyFits(algorithm, asNamed(algorithm, key)),
      verifyDigest: (algorithm, key, ...rest) => verifyDigest(algorithm, asNamed(algorithm, key), ...rest),
    });
  },
});

/** PKIX_ECDSA_P384_SHA_256 and PKIX_ECDSA_P256_SHA_256 of Sigstore's enum PublicKeyDetails. */
const [P384_SHA_256, P256_SHA_256] = [19, 5] as const;

export const p384WithSha256Taken = logFault({
  text: 'accepts P-384 with SHA-256, which Rekor v2 names and does not allow',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) =>
    withParts(rig, {
      algorithmOf: (keyDetails) => {
        const known = rig.parts.algorithmOf(keyDetails);
        const shorter = rig.parts.algorithmOf(P256_SHA_256);
        return keyDetails === P384_SHA_256 && shorter ? { ...shorter, keyDetails, curve: 'P-384' } : known;
      },
    }),
});

export const rsaKeyOfAnyLengthTaken = logFault({
  text: 'takes an RSA key of any length',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) => withParts(rig, rsaOfAnyLength(rig.parts)),
});
