import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const ifNoneMatchIgnored = logFault({
  text: 'sends everything again to clients that name its entity tag',
  breaks: 'LOG-HT-004',
  caughtBy: ['log/conditional/validator-match#sent-again'],
  install: (rig) =>
    withMiddleware(rig, (next) => (request) => {
      const headers = new Headers(request.headers);
      headers.delete('if-none-match');
      return next(new Request(request, { headers }));
    }),
});
