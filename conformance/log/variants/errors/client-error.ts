import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const impossibleLevelIsAnInternalError = logVariant({
  text: 'answers 500 to a level that is no number',
  cites: 'C2SP tlog-tiles, "Merkle Tree": the status for malformed paths is not specified',
  // RFC 9110 would rather have a client error, which the ruleset http advises.
  warns: ['log/errors/client-error#server-error'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        pathBelowBase(request).startsWith('tile/none/')
          ? new Response('invalid syntax\n', { status: 500 })
          : next(request),
    ),
});
