import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with 400',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#error'],
  install: (rig) => withRepeats(rig, () => refusal(400, 3, 'invalid entry')),
});
