import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the tree size with a separator between thousands',
  breaks: 'LOG-CP-012',
  caughtBy: ['log/checkpoint/size-line#size'],
  needs: { entries: 1200n },
  install: (rig) => withText(rig, (text) => text.replace(/\n(\d+)(\d{3})\n/, '\n$1,$2\n')),
});
