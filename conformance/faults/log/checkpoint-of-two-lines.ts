import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the root out of the checkpoint',
  breaks: 'LOG-CP-010',
  caughtBy: ['log/checkpoint/lines#lines'],
  install: (rig) => withText(rig, (text) => text.split('\n').slice(0, 2).join('\n').concat('\n')),
});
