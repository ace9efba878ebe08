import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses an entry for good when seven others by its key are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#refused'],
  install: (rig) => withCrowd(rig, 8, async () => refusal(400, 3, 'too many at a time')),
});
