import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const headAsHtml = fault<LogRig>({
  text: 'answers HEAD with another Content-Type than GET',
  breaks: 'LOG-HT-002',
  caughtBy: ['log/head/same-as-get#content-type'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      return request.method === 'HEAD' ? new Response(null, { headers: { 'content-type': 'text/html' } }) : response;
    }),
});

export const headIs404 = fault<LogRig>({
  text: 'answers HEAD as if nothing were there',
  breaks: 'LOG-HT-002',
  caughtBy: ['log/head/same-as-get#status'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) => (request.method === 'HEAD' ? new Response(null, { status: 404 }) : next(request)),
    ),
});
