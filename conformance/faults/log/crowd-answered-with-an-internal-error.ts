import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 500 to an entry when nineteen others by its key are under way, and takes in the others',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#refused'],
  alsoFails: ['log/refused/no-server-error#server-error'],
  install: (rig) => withCrowd(rig, 20, async () => refusal(500, 13, 'internal server error')),
});
