import { logFault } from '../../testbed/alteration.ts';
import { withIdentityWithout } from '../../testbed/created-entry.ts';

export const sameEntryForAnotherVerifier = logFault({
  text: 'treats the same signature with a certificate as the entry with the public key that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/other-verifier#taken-for-duplicate'],
  install: (rig) => withIdentityWithout(rig, /"(publicKey|x509Certificate)":\{[^}]*\}/),
});
