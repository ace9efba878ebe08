import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads the first 512 bytes of a signature by RSA 4096, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'rsa', (signature, { bits }) => (bits === 4096 ? signature.subarray(0, 512) : undefined)),
});
