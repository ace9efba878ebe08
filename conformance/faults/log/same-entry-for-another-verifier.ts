import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes the same signature with a certificate for the entry with the public key that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/other-verifier#over-eager'],
  install: (rig) => {
    const { identity } = rig.parts;
    const unverified = (body: Uint8Array) =>
      Buffer.from(body)
        .toString()
        .replace(/"(publicKey|x509Certificate)":\{[^}]*\}/, '');
    return withParts(rig, { identity: (body) => identity(Buffer.from(unverified(body))) });
  },
});
