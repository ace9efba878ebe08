import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withBadRequests } from '../refused.ts';

export default fault<LogRig>({
  text: 'calls the JSON of an error HTML',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/refused/form#media-type'],
  install: (rig) =>
    withBadRequests(
      rig,
      (error) => new Response(JSON.stringify(error), { status: 400, headers: { 'content-type': 'text/html' } }),
    ),
});
