import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes a space after the tree size',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  install: (rig) => withText(rig, (text) => text.replace(/\n(\d+)\n/, '\n$1 \n')),
});
