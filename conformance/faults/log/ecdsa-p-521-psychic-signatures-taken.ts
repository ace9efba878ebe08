import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { ecdsaOf } from '../signatures.ts';

const ZEROES = ecdsaOf(Uint8Array.of(0), Uint8Array.of(0));

export default fault<LogRig>({
  text: 'does not look whether the numbers of an ECDSA signature by P-521 are 0',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withParts(rig, {
      verifyDigest: (algorithm, key, digest, signature) =>
        (algorithm.curve === 'P-521' && ZEROES.equals(signature)) ||
        rig.parts.verifyDigest(algorithm, key, digest, signature),
    }),
});
