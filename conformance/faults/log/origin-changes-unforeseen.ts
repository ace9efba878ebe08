import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'signs under another origin once it has grown, where nobody said which is right',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#changed'],
  needs: { origin: 'none' },
  install: (rig) => withText(rig, (text) => (/\n300\n/.test(text) ? text : text.replace('\n', '/2\n'))),
});
