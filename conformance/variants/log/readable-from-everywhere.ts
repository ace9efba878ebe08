import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'lets scripts of every origin read everything',
  cites: 'choice cross-origin; the Fetch standard, section 3.3',
  needs: { declare: { 'cross-origin': 'allowed' } },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const headers = new Headers(response.headers);
      headers.set('access-control-allow-origin', '*');
      return new Response(response.body, { status: response.status, headers });
    }),
});
