import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads two INTEGERs from an ECDSA signature, wherever its SEQUENCE says that it ends',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { outer, r, s } = looseEcdsa(signature);
      const read = ecdsaOf(r.content, s.content);
      // The length apart, and nothing after s: a byte there is another fault.
      const rest = read.subarray(2).equals(signature.subarray(2));
      return outer.tag === 0x30 && rest ? read : undefined;
    }),
});
