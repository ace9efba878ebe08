import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { witnessSigner } from '../../testbed/signers.ts';

export const emptyLog = variant<LogRig>({
  text: 'has no entries and says so with size 0, in a checkpoint that a witness has cosigned',
  cites: 'C2SP tlog-checkpoint, "Note text": 0 for the empty tree; RFC 6962, section 2.1',
  needs: { entries: 0n, declare: { 'empty-log': 'size-0' } },
  install: (rig) => ({ ...rig, cosigners: [witnessSigner('witness.example/w', 1_700_000_000)] }),
});
