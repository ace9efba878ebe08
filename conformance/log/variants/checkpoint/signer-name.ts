import { ed25519Signer, type LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';

export const keyNameOtherThanTheOrigin = variant<LogRig>({
  text: 'has a key of another name than its origin, as Rekor had',
  cites: 'C2SP tlog-checkpoint, "Signatures": the key name SHOULD be the origin',
  warns: ['log/checkpoint/signer-name#other-name'],
  install: (rig) => ({ ...rig, signer: ed25519Signer({ name: 'touchstone.example' }) }),
});
