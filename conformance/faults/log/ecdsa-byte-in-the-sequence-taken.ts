import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads the two INTEGERs of an ECDSA signature, whatever follows them in its SEQUENCE',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { outer, r, s } = looseEcdsa(signature);
      const read = ecdsaOf(r.content, s.content);
      const begun = read.subarray(2).equals(signature.subarray(2, read.length));
      return begun && outer.tag === 0x30 && outer.end === signature.length ? read : undefined;
    }),
});
