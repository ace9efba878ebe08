import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withVerificationRemembered } from '../signatures.ts';

export default fault<LogRig>({
  text: 'remembers under key and digest that a signature verified, and then takes any other for them',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withVerificationRemembered(rig, (key, digest) => [key, digest]),
});
