import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const checkpointInWindows1252 = logFault({
  text: 'writes the checkpoint in Windows-1252, where the em dash is one byte',
  breaks: 'LOG-SN-002',
  caughtBy: ['log/note/encoding#not-utf-8'],
  install: (rig) => withServedCheckpoint(rig, (note) => Buffer.from(note.replaceAll('\u2014', '\x97'), 'latin1')),
});

export const crlfInCheckpoint = logFault({
  text: 'ends the lines of the checkpoint in CRLF, and signs it so',
  breaks: 'LOG-SN-002',
  caughtBy: ['log/note/encoding#control-character'],
  install: (rig) => withCheckpointText(rig, (text) => text.replaceAll('\n', '\r\n')),
});

export const tabInOrigin = logFault({
  text: 'has a tab in the origin, and signs it so',
  breaks: 'LOG-SN-002',
  caughtBy: ['log/note/encoding#control-character'],
  install: (rig) => withCheckpointText(rig, (text) => `touchstone\t${text}`),
});
