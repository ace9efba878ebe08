import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes any signature for one of Ed25519ph that verifies',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, ...rest) =>
        algorithm.family === 'ed25519ph' || rig.parts.verifyDigest(algorithm, ...rest),
    }),
});
