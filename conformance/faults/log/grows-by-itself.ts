import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'adds entries of its own, though nobody writes',
  breaks: 'LOG-IF-004',
  caughtBy: ['log/quiet/nothing-else#grew'],
  needs: { declare: { 'publish-within': '1', 'stale-within': '0' } },
  install: (rig) => {
    let number = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const grows = request.method === 'GET' && below(request) === 'checkpoint';
      const response = await next(request);
      if (grows)
        await next(new Request(new URL('/append', request.url), { method: 'POST', body: `of its own ${number++}` }));
      return response;
    });
  },
});
