import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, withSignaturesRead } from '../signatures.ts';

export default fault<LogRig>({
  text: 'takes ECDSA signatures with lengths in the long form, which are short',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { outer, r, s } = looseEcdsa(signature);
      const inBer = outer.end === signature.length && outer.tag === 0x30 && r.tag === 0x02 && s.tag === 0x02;
      const whole = outer.content.length === s.end;
      return inBer && whole ? ecdsaOf(r.content, s.content) : undefined;
    }),
});
