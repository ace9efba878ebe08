import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses methods with 405 and does not say which it has',
  breaks: 'LOG-HT-016',
  caughtBy: ['log/errors/allow#missing'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status === 405) response.headers.delete('allow');
      return response;
    }),
});
