import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withCertificatesAdmitted } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes a digest of any length, over which the signature verifies, where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) =>
    withCertificatesAdmitted(rig, {
      digestFits: () => true,
      verifyDigest: (algorithm, key, digest, signature) => {
        const digestLength = digest.length as typeof algorithm.digestLength;
        return rig.parts.verifyDigest({ ...algorithm, digestLength }, key, digest, signature);
      },
    }),
});
