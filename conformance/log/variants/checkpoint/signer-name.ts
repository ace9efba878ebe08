import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logVariant } from '../../testbed/alteration.ts';

export const keyNameOtherThanTheOrigin = logVariant({
  text: 'has a key of another name than its origin, as Rekor had',
  cites: 'C2SP tlog-checkpoint, "Signatures": the key name SHOULD be the origin',
  warns: ['log/checkpoint/signer-name#other-name'],
  install: (rig) => ({ ...rig, signer: ed25519Signer({ name: 'touchstone.example' }) }),
});
