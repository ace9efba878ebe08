import { constants, publicDecrypt } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
