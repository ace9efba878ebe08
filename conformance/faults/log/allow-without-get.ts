import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'says that HEAD is all that is allowed where it answers GET as well',
  breaks: 'LOG-HT-016',
  caughtBy: ['log/errors/allow#incomplete'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status === 405 && below(request) !== 'log/entries') response.headers.set('allow', 'HEAD');
      return response;
    }),
});
