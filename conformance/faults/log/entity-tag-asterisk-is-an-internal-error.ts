import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'fails inside when If-None-Match is an asterisk',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/every-form#any'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.headers.get('if-none-match') === '*' ? new Response('no tag\n', { status: 500 }) : next(request),
    ),
});
