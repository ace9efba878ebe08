import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const originEmpty = fault<LogRig>({
  text: 'leaves the origin line empty',
  breaks: 'LOG-CP-011',
  caughtBy: ['log/checkpoint/origin-line#origin'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/^.*/, '')),
});
