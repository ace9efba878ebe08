import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRsaExponents } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA key whose exponent is even',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) => withRsaExponents(rig, (exponent) => exponent % 2n === 0n),
});
