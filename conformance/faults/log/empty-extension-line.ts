import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has an empty line among its extension lines, and signs it so',
  breaks: 'LOG-CP-014',
  caughtBy: ['log/checkpoint/extension-lines#extension'],
  install: (rig) => withText(rig, (text) => `${text}\nmore\n`),
});
