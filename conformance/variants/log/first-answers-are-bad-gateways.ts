import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'stands behind a gateway that fails at the first request for each path',
  cites: 'RFC 9110, section 15.6.3: 502 speaks of the server behind the gateway, at that moment',
  install: (rig) => {
    const asked = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const first = request.method === 'GET' && !asked.has(request.url);
      asked.add(request.url);
      return first ? new Response('bad gateway\n', { status: 502 }) : next(request);
    });
  },
});
