import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'ends the checkpoint with an empty line',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-signature'],
  install: (rig) => withCheckpoint(rig, (note) => `${note}\n`),
});
