import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';
import { notModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'answers every conditional request with 304',
  breaks: 'LOG-HT-003',
  caughtBy: ['log/conditional/not-modified#not-modified'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const conditional = request.headers.has('if-none-match') && response.status === 200;
      return conditional ? notModified(response) : response;
    }),
});
