import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'signs its checkpoints by its own key under the origin of another log',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#not-the-given'],
  alsoFails: ['log/checkpoint/signer-name#other-name'],
  install: (rig) => withText(rig, (text) => text.replace(/^.*/, 'other.example/log')),
});
