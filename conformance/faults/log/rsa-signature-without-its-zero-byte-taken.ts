import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA signature without the zero byte that it begins with',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'rsa', (signature, { bits = 0 }) =>
      8 * (signature.length + 1) === bits ? Buffer.concat([Uint8Array.of(0), signature]) : undefined,
    ),
});
