import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, refusing, withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'refuses with 422 whatever it should refuse with 400',
  breaks: 'LOG-CE-007',
  caughtBy: [...refusing('not-400'), 'log/limits/request#status'],
  install: (rig) => withBadRequests(rig, (error) => json(422, error)),
});
