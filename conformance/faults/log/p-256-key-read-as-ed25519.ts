import { createPublicKey } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'reads the x of a P-256 key as an Ed25519 key where keyDetails says so',
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
