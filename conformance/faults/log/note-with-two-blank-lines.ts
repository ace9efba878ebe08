import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts two empty lines before the signatures, of which the first then belongs to the text',
  breaks: 'LOG-CP-014',
  caughtBy: ['log/checkpoint/extension-lines#extension'],
  install: (rig) => withCheckpoint(rig, (note) => note.replace('\n\n', '\n\n\n')),
});
