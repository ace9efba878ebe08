import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads an RSA signature as far as the modulus is long, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withSignaturesRead(rig, 'rsa', (signature, { bits = 0 }) => signature.subarray(0, bits / 8)),
});
