import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the checkpoint in Windows-1252, where the em dash is one byte',
  breaks: 'LOG-SN-002',
  caughtBy: ['log/note/encoding#not-utf-8'],
  install: (rig) => withCheckpoint(rig, (note) => Buffer.from(note.replaceAll('\u2014', '\x97'), 'latin1')),
});
