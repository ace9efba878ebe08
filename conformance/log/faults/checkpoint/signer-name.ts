import { ed25519Signer, type LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';

export const keyNamedOtherwise = fault<LogRig>({
  text: 'has a key of another name than its origin',
  breaks: 'LOG-CP-006',
  caughtBy: ['log/checkpoint/signer-name#other-name'],
  install: (rig) => ({ ...rig, signer: ed25519Signer({ name: 'touchstone.example' }) }),
});
