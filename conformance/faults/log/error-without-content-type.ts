import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'says of an error not what type it has',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/refused/form#missing'],
  install: (rig) => withBadRequests(rig, (error) => new Response(Buffer.from(JSON.stringify(error)), { status: 400 })),
});
