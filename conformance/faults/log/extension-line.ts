import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has an extension line',
  breaks: 'LOG-CP-015',
  caughtBy: ['log/checkpoint/no-extensions#extensions'],
  install: (rig) => withText(rig, (text) => `${text}timestamp 1700000000\n`),
});
