import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withCertificatesAdmitted } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA key of any length where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) => {
    const { keyFits, verifyDigest } = rig.parts;
    const asLong = (...[algorithm, key]: Parameters<typeof keyFits>) => {
      const { modulusLength } = key.asymmetricKeyDetails ?? {};
      if (algorithm.family !== 'rsa' || modulusLength === undefined) return algorithm;
      return { ...algorithm, bits: modulusLength as NonNullable<typeof algorithm.bits> };
    };
    return withCertificatesAdmitted(rig, {
      keyFits: (algorithm, key) => keyFits(asLong(algorithm, key), key),
      verifyDigest: (algorithm, key, ...rest) => verifyDigest(asLong(algorithm, key), key, ...rest),
    });
  },
});
