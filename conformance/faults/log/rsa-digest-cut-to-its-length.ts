import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withDigestsCut } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes a digest for RSA that is too long, and verifies its first 32 bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/digest#accepted'],
  install: (rig) => withDigestsCut(rig, ({ family }) => family === 'rsa'),
});
