import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'begins signature lines with an en dash',
  breaks: 'LOG-SN-003',
  caughtBy: ['log/note/signature-lines#not-a-signature-line'],
  install: (rig) => withCheckpoint(rig, (note) => note.replaceAll('\u2014', '\u2013')),
});
