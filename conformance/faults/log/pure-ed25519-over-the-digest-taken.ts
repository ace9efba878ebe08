import { verify } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
