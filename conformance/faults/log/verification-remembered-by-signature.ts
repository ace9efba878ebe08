import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withVerificationRemembered } from '../signatures.ts';

export default fault<LogRig>({
  text: 'remembers a signature that verified, and then takes it for any other digest and key',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withVerificationRemembered(rig, (_key, _digest, signature) => [signature]),
});
