import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const checkpointOfTwoLines = fault<LogRig>({
  text: 'leaves the root out of the checkpoint',
  breaks: 'LOG-CP-010',
  caughtBy: ['log/checkpoint/lines#lines'],
  install: (rig) => withCheckpointText(rig, (text) => text.split('\n').slice(0, 2).join('\n').concat('\n')),
});
