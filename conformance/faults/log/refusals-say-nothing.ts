import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'refuses with a message of white space',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/refused/says-why#silent'],
  install: (rig) => withBadRequests(rig, (error) => json(400, { ...error, message: ' \n' })),
});
