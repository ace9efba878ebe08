import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'sends everything again to whoever names its entity tag',
  breaks: 'LOG-HT-004',
  caughtBy: ['log/conditional/revalidated#sent-again'],
  install: (rig) =>
    withMiddleware(rig, (next) => (request) => {
      const headers = new Headers(request.headers);
      headers.delete('if-none-match');
      return next(new Request(request, { headers }));
    }),
});
