import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads the first 64 bytes of an Ed25519ph signature, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) => withSignaturesRead(rig, 'ed25519ph', (signature) => signature.subarray(0, 64)),
});
