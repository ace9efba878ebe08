import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'ends the checkpoint without a newline',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-final-newline'],
  install: (rig) => withCheckpoint(rig, (note) => note.slice(0, -1)),
});
