import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRsaExponents } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA key whose exponent is 1, under which whatever is encoded is its own signature',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) => withRsaExponents(rig, (exponent) => exponent === 1n),
});
