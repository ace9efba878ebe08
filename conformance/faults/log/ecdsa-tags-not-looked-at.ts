import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes what is a SEQUENCE or none, of what are INTEGERs or none, for an ECDSA signature',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      // Of P-521 the tags stand elsewhere.
      if (signature[1]! > 0x7f) return undefined;
      const sAt = 4 + (signature[3] ?? 0);
      return signature.map((byte, at) => (at === 0 ? 0x30 : at === 2 || at === sAt ? 0x02 : byte));
    }),
});
