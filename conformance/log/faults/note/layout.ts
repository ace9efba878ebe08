import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';

export const noteWithBlankLineAtItsEnd = logFault({
  text: 'ends the checkpoint with an empty line',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-signature'],
  install: (rig) => withServedCheckpoint(rig, (note) => `${note}\n`),
});

export const noteWithoutBlankLine = logFault({
  text: 'puts the signatures right below the text',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-blank-line'],
  install: (rig) => withServedCheckpoint(rig, (note) => note.replace('\n\n', '\n')),
});

export const noteWithoutFinalNewline = logFault({
  text: 'ends the checkpoint without a newline',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-final-newline'],
  install: (rig) => withServedCheckpoint(rig, (note) => note.slice(0, -1)),
});

export const noteWithoutSignatures = logFault({
  text: 'serves the text of the checkpoint unsigned',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-signature'],
  install: (rig) => withParts(rig, { note: (text) => `${text}\n` }),
});
