import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'refuses without a message',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/refused/says-why#silent'],
  install: (rig) => withBadRequests(rig, ({ code }) => json(400, { code })),
});
