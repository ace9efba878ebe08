import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the origin line empty',
  breaks: 'LOG-CP-011',
  caughtBy: ['log/checkpoint/origin-line#origin'],
  install: (rig) => withText(rig, (text) => text.replace(/^.*/, '')),
});
