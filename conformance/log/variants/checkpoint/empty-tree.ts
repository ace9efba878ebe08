import { logVariant } from '../../testbed/alteration.ts';
import { witnessSigner } from '../../testbed/signers.ts';

export const emptyLog = logVariant({
  text: 'has no entries and a checkpoint of size 0, which a witness has cosigned',
  cites: 'C2SP tlog-checkpoint, "Note text": 0 for the empty tree; RFC 6962, section 2.1',
  needs: { entries: 0n, declare: { 'empty-log': 'size-0' } },
  install: (rig) => ({ ...rig, cosigners: [witnessSigner('witness.example/w', 1_700_000_000)] }),
});
