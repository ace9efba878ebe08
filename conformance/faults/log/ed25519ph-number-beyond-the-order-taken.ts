import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

/** RFC 8032, section 5.1. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

export default fault<LogRig>({
  text: 'computes with the number of an Ed25519ph signature modulo the order, whether it is below it or not',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ed25519ph', (signature) => {
      const number = BigInt(`0x0${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) % ORDER;
      const bytes = Buffer.from(number.toString(16).padStart(64, '0'), 'hex').reverse();
      return signature.length === 64 ? Buffer.concat([signature.subarray(0, 32), bytes]) : undefined;
    }),
});
