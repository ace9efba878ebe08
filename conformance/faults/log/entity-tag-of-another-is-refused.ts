import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers a GET with another entity tag than it has with 412, as if it were to change something',
  breaks: 'LOG-HT-020',
  caughtBy: ['log/conditional/answered#error'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const other = response.status === 200 && request.headers.has('if-none-match');
      return other ? new Response('precondition failed\n', { status: 412 }) : response;
    }),
});
