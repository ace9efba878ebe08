import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'has messages among the details of an error that do not say their type',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/refused/form#details'],
  install: (rig) => withBadRequests(rig, (error) => json(400, { ...error, details: [{ reason: 'MALFORMED' }] })),
});
