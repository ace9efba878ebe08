import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const readableFromEverywhere = logVariant({
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
