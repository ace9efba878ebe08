import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts the signatures right below the text',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-blank-line'],
  install: (rig) => withCheckpoint(rig, (note) => note.replace('\n\n', '\n')),
});
