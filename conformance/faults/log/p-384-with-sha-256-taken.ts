import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

/** PKIX_ECDSA_P384_SHA_256 and PKIX_ECDSA_P256_SHA_256 of Sigstore's enum PublicKeyDetails. */
const [P384_SHA_256, P256_SHA_256] = [19, 5] as const;

export default fault<LogRig>({
  text: 'takes P-384 with SHA-256, which Rekor v2 knows and does not allow',
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
