import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the root in base64 without its padding',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) => withText(rig, (text) => text.replace('=\n', '\n')),
});
