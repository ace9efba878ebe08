import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const emptyExtensionLine = logFault({
  text: 'has an empty line among its extension lines, and signs it so',
  breaks: 'LOG-CP-014',
  caughtBy: ['log/checkpoint/extension-lines#extension'],
  install: (rig) => withCheckpointText(rig, (text) => `${text}\nmore\n`),
});

export const noteWithTwoBlankLines = logFault({
  text: 'puts two empty lines before the signatures, of which the first then belongs to the text',
  breaks: 'LOG-CP-014',
  caughtBy: ['log/checkpoint/extension-lines#extension'],
  install: (rig) => withServedCheckpoint(rig, (note) => note.replace('\n\n', '\n\n\n')),
});
