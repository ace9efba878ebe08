import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'refuses HEAD',
  cites: 'C2SP tlog-tiles, "APIs": resources are fetched by GET; RFC 9110 section 15.5.6',
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => async (request) =>
        request.method === 'HEAD' ? new Response(null, { status: 405, headers: { allow: 'GET' } }) : next(request),
    ),
});
