import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { rsaOfAnyLength, withCertificatesAdmitted } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA key of any length where there is a certificate',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/algorithm#accepted'],
  install: (rig) => withCertificatesAdmitted(rig, rsaOfAnyLength(rig.parts)),
});
