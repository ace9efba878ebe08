import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers HEAD with another Content-Type than GET',
  breaks: 'LOG-HT-002',
  caughtBy: ['log/head/same#content-type'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      return request.method === 'HEAD' ? new Response(null, { headers: { 'content-type': 'text/html' } }) : response;
    }),
});
