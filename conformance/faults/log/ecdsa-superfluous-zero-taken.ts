import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, unsigned, withSignaturesRead } from '../signatures.ts';

/** A number that begins with more zero bytes than it needs, with as many as it needs. */
const shortest = (bytes: Uint8Array) => (bytes[0] === 0 ? unsigned(bytes) : bytes);

export default fault<LogRig>({
  text: 'takes ECDSA signatures whose numbers begin with a zero byte too many',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { r, s } = looseEcdsa(signature);
      const inDer = ecdsaOf(r.content, s.content).equals(signature);
      return inDer ? ecdsaOf(shortest(r.content), shortest(s.content)) : undefined;
    }),
});
