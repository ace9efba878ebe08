import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const sizeWithLeadingZero = logFault({
  text: 'writes the tree size with a zero in front',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace('\n', '\n0')),
});

export const sizeWithPlus = logFault({
  text: 'writes the tree size with a plus sign',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace('\n', '\n+')),
});

export const sizeWithSpaceAfter = logFault({
  text: 'writes a space after the tree size',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/\n(\d+)\n/, '\n$1 \n')),
});

export const sizeWithThousandsSeparator = logFault({
  text: 'writes the tree size with a separator between thousands',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  needs: { entries: 1200n },
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/\n(\d+)(\d{3})\n/, '\n$1,$2\n')),
});
