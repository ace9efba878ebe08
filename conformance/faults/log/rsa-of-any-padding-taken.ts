import { constants, publicDecrypt } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
