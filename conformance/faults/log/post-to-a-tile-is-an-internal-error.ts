import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'fails inside when a tile or bundle is asked for by POST',
  breaks: 'LOG-HT-019',
  caughtBy: ['log/errors/other-method#server-error'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.method === 'POST' && below(request).startsWith('tile/')
          ? new Response('no body\n', { status: 500 })
          : next(request),
    ),
});
