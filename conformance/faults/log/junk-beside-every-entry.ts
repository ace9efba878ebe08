import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'adds an entry of its own beside each that it is given',
  breaks: 'LOG-IF-004',
  caughtBy: ['log/quiet/nothing-else#more'],
  needs: { declare: { 'publish-within': '1', 'stale-within': '0' } },
  install: (rig) => {
    let number = 0;
    return withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (new URL(request.url).pathname === '/append')
        await next(new Request(request.url, { method: 'POST', body: `of its own ${number++}` }));
      return response;
    });
  },
});
