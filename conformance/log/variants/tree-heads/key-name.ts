import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { certificateLogVariant } from '../../testbed/alteration.ts';
import { witnessSigner } from '../../testbed/signers.ts';

export const treeHeadWithOtherSignatures = certificateLogVariant({
  text: 'has a second signature of its own by an Ed25519 key, and those of a witness and of nobody known',
  cites: 'C2SP static-ct-api, "Checkpoints": other note signatures by the log, and by third parties',
  install: (rig) => ({
    ...rig,
    cosigners: [
      ed25519Signer({ name: rig.origin }),
      witnessSigner('witness.example', 1_700_000_000),
      ed25519Signer({ name: 'grease.example' }),
    ],
  }),
});
