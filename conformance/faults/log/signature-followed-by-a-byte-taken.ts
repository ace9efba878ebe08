import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
