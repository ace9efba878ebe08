import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const headNamesAnotherLength = logFault({
  text: 'names in the answer to HEAD a byte more than GET has',
  breaks: 'LOG-HT-001',
  caughtBy: ['log/head/length#length'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (request.method !== 'HEAD' || response.status !== 200) return response;
      const headers = new Headers(response.headers);
      headers.set('content-length', String(Number(headers.get('content-length')) + 1));
      return new Response(null, { headers });
    }),
});
