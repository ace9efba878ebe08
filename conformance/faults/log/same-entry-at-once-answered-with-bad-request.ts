import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withTwins } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 400 to an entry that is under way already',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/together/alike#error'],
  install: (rig) => withTwins(rig, async () => refusal(400, 3, 'this entry is under way')),
});
