import { logFault } from '../../testbed/alteration.ts';
import { withHeaders, withMiddleware } from '../../testbed/answers.ts';

export const crossOriginForTilesOnly = logFault({
  text: 'lets readers from other origins read its tiles but not its checkpoint',
  breaks: 'LOG-HT-012',
  caughtBy: ['log/http/cross-origin#changed'],
  install: (rig) => withHeaders(rig, /^tile\//, (headers) => headers.set('access-control-allow-origin', '*')),
});

export const crossOriginNotAsDeclared = logFault({
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
