import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';

export const keyNamedOtherwise = logFault({
  text: 'has a key of another name than its origin',
  breaks: 'LOG-CP-006',
  caughtBy: ['log/checkpoint/signer-name#other-name'],
  install: (rig) => ({ ...rig, signer: ed25519Signer({ name: 'touchstone.example' }) }),
});
