import { createPublicKey } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes a public key in PEM as well as in DER',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) =>
    withParts(rig, {
      readKey: (verifier) => {
        const text = Buffer.from(verifier.rawBytes).toString('latin1');
        return text.startsWith('-----BEGIN PUBLIC KEY-----') ? createPublicKey(text) : rig.parts.readKey(verifier);
      },
    }),
});
