import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaOf, looseEcdsa, withSignaturesRead } from '../signatures.ts';

const positive = (bytes: Uint8Array) => (bytes[0]! > 0x7f ? Buffer.concat([Uint8Array.of(0), bytes]) : bytes);

export default fault<LogRig>({
  text: 'takes the numbers of an ECDSA signature for positive ones where their first bit makes them negative',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/signature#accepted'],
  install: (rig) =>
    withSignaturesRead(rig, 'ecdsa', (signature) => {
      const { r, s } = looseEcdsa(signature);
      const inDer = ecdsaOf(r.content, s.content).equals(signature);
      return inDer ? ecdsaOf(positive(r.content), positive(s.content)) : undefined;
    }),
});
