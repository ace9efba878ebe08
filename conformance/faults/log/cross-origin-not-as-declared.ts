import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lets no reader from another origin read it, though that is declared',
  breaks: 'LOG-HT-012',
  caughtBy: ['log/http/cross-origin#not-as-declared'],
  needs: { declare: { 'cross-origin': 'allowed' } },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const headers = new Headers(response.headers);
      headers.set('access-control-allow-origin', 'https://another.example');
      return new Response(response.body, { status: response.status, headers });
    }),
});
