import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const headAsHtml = logFault({
  text: 'answers HEAD with another Content-Type than GET',
  breaks: 'LOG-HT-002',
  caughtBy: ['log/head/same-as-get#content-type'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      return request.method === 'HEAD' ? new Response(null, { headers: { 'content-type': 'text/html' } }) : response;
    }),
});

export const headIs404 = logFault({
  text: 'answers HEAD as if nothing were there',
  breaks: 'LOG-HT-002',
  caughtBy: ['log/head/same-as-get#status'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) => (request.method === 'HEAD' ? new Response(null, { status: 404 }) : next(request)),
    ),
});
