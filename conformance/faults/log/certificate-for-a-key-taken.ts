import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes a certificate where the request says that there is a public key',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/key#accepted'],
  install: (rig) =>
    withParts(rig, {
      readKey: (verifier) => rig.parts.readKey(verifier) ?? rig.parts.readKey({ ...verifier, case: 'x509Certificate' }),
    }),
});
