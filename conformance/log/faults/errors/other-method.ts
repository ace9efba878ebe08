import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const postToATileIsAnInternalError = logFault({
  text: 'fails inside when a tile or bundle is asked for by POST',
  breaks: 'LOG-HT-019',
  caughtBy: ['log/errors/other-method#server-error'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.method === 'POST' && pathBelowBase(request).startsWith('tile/')
          ? new Response('no body\n', { status: 500 })
          : next(request),
    ),
});
