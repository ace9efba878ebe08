import { sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logVariant } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { witnessSigner } from '../../testbed/signers.ts';

export const signedAnewForEveryReader = logVariant({
  text: 'has every checkpoint cosigned again when it is read',
  cites:
    'C2SP tlog-cosignature, "Format": a cosignature carries its own time; tlog-checkpoint, "Signatures": cosigning adds signatures',
  install: (rig) => {
    let time = 1_700_000_000;
    return withServedCheckpoint(rig, (note) => {
      const { size, root } = rig.parts.readCheckpoint(note)!;
      return sealCheckpoint({ ...rig, cosigners: [witnessSigner('witness.example/w', time++)] }, size, root);
    });
  },
});
