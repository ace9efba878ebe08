import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves an empty tile at width 0',
  breaks: 'LOG-TL-005',
  caughtBy: ['log/tiles/no-empty#empty'],
  needs: { entries: 256n },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const empty = /\/tile\/\d+\/[x\d/]+\.p\/0$/.test(new URL(request.url).pathname);
      return empty ? new Response(null, { headers: { 'content-type': 'application/octet-stream' } }) : next(request);
    }),
});
