import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes an RSA signature for a number, whatever its length in bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'rsa', (signature, { bits = 0 }) => {
      const length = bits / 8;
      const number = Buffer.concat([new Uint8Array(length), signature]);
      const tooLong = number.subarray(0, -length).some((byte) => byte !== 0);
      return tooLong ? undefined : number.subarray(-length);
    }),
});
