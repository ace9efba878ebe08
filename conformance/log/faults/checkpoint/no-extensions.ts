import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const extensionLine = logFault({
  text: 'has an extension line',
  breaks: 'LOG-CP-015',
  caughtBy: ['log/checkpoint/no-extensions#extensions'],
  install: (rig) => withCheckpointText(rig, (text) => `${text}timestamp 1700000000\n`),
});
