import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 403 to one missing object and 404 to another',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#changed'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const bundle = response.status === 404 && below(request).startsWith('tile/entries/');
      return bundle ? new Response('forbidden\n', { status: 403 }) : response;
    }),
});
