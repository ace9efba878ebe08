import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads an ECDSA signature by P-521 as far as its DER goes, whatever follows',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature, { curve }) =>
      curve === 'P-521' && signature[1] === 0x81 ? signature.subarray(0, 3 + (signature[2] ?? 0)) : undefined,
    ),
});
