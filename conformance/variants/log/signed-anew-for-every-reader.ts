import { type LogRig, sealCheckpoint } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';
import { witness } from '../../faults/signers.ts';

export default variant<LogRig>({
  text: 'has every checkpoint cosigned anew at the moment when it is read',
  cites:
    'C2SP tlog-cosignature, "Format": a cosignature carries its own time; tlog-checkpoint, "Signatures": cosigning adds signatures',
  install: (rig) => {
    let time = 1_700_000_000;
    return withCheckpoint(rig, (note) => {
      const { size, root } = rig.parts.readCheckpoint(note)!;
      return sealCheckpoint({ ...rig, cosigners: [witness('witness.example/w', time++)] }, size, root);
    });
  },
});
