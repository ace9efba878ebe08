import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'fails inside when it would have to answer 304',
  breaks: 'LOG-HT-020',
  caughtBy: ['log/conditional/answered#error'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      return response.status === 304 ? new Response('no content\n', { status: 500 }) : response;
    }),
});
