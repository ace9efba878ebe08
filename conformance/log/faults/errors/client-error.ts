import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const levelThatIsNoNumberIsAnInternalError = logFault({
  text: 'answers 500 to a level that is no number',
  breaks: 'LOG-HT-008',
  caughtBy: ['log/errors/client-error#server-error'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        pathBelowBase(request).startsWith('tile/none/')
          ? new Response('invalid syntax\n', { status: 500 })
          : next(request),
    ),
});
