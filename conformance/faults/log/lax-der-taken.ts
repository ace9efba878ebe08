import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, unsigned, withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'reads ECDSA signatures as whatever is like DER',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { r, s } = looseEcdsa(signature);
      return ecdsaOf(unsigned(r.content), unsigned(s.content));
    }),
});
