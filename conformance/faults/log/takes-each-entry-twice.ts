import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes each entry that it is given twice',
  breaks: 'LOG-IF-004',
  caughtBy: ['log/quiet/nothing-else#twice'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const again = request.url.endsWith('/append') ? request.clone() : undefined;
      const response = await next(request);
      if (again) await next(again);
      return response;
    }),
});
