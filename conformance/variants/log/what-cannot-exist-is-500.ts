import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers 500 to a level that is no number',
  cites: 'C2SP tlog-tiles, "Merkle Tree": the status for malformed paths is not specified',
  // RFC 9110 would rather have a client error, which the ruleset http advises.
  warns: ['log/errors/client-error#server-error'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        below(request).startsWith('tile/none/') ? new Response('invalid syntax\n', { status: 500 }) : next(request),
    ),
});
