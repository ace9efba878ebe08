import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';
import { notModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'answers 304 to whatever time is given in If-Modified-Since',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/not-modified#not-modified'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (request.headers.has('if-modified-since')) return notModified(response);
      const headers = new Headers(response.headers);
      headers.set('last-modified', 'Wed, 19 Aug 2026 06:42:17 GMT');
      return new Response(response.body, { status: response.status, headers });
    }),
});
