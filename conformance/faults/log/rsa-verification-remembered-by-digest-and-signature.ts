import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withVerificationRemembered } from '../signatures.ts';

export default fault<LogRig>({
  text: 'remembers under digest and signature that an RSA key verified them, and then takes any other key of its length',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withVerificationRemembered(rig, (_key, digest, signature) => [digest, signature], 'rsa'),
});
