import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withCertificatesAdmitted } from '../signatures.ts';

export default fault<LogRig>({
  text: 'does not verify a signature where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withCertificatesAdmitted(rig, { verifyDigest: () => true }),
});
