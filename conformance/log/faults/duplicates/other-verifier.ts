import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const sameEntryForAnotherVerifier = logFault({
  text: 'treats the same signature with a certificate as the entry with the public key that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/other-verifier#taken-for-duplicate'],
  install: (rig) => {
    const { identity } = rig.parts;
    const unverified = (body: Uint8Array) =>
      Buffer.from(body)
        .toString()
        .replace(/"(publicKey|x509Certificate)":\{[^}]*\}/, '');
    return withParts(rig, { identity: (body) => identity(Buffer.from(unverified(body))) });
  },
});
