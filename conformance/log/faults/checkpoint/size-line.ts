import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const sizeWithLeadingZero = fault<LogRig>({
  text: 'writes the tree size with a zero in front',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace('\n', '\n0')),
});

export const sizeWithPlus = fault<LogRig>({
  text: 'writes the tree size with a plus sign',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace('\n', '\n+')),
});

export const sizeWithSpaceAfter = fault<LogRig>({
  text: 'writes a space after the tree size',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/\n(\d+)\n/, '\n$1 \n')),
});

export const sizeWithThousandsSeparator = fault<LogRig>({
  text: 'writes the tree size with a separator between thousands',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  needs: { entries: 1200n },
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/\n(\d+)(\d{3})\n/, '\n$1,$2\n')),
});
