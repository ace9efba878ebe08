import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const extensionLine = fault<LogRig>({
  text: 'has an extension line',
  breaks: 'LOG-CP-015',
  caughtBy: ['log/checkpoint/no-extensions#extensions'],
  install: (rig) => withCheckpointText(rig, (text) => `${text}timestamp 1700000000\n`),
});
