import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'has the code of an internal error with the status 400',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/refused/form#status'],
  install: (rig) => withBadRequests(rig, (error) => json(400, { ...error, code: 13 })),
});
