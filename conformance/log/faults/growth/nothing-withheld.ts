import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const nothingForOtherClients = logFault({
  text: 'refuses tiles and bundles to clients that do not send the headers of this suite',
  breaks: 'LOG-GR-006',
  caughtBy: ['log/growth/nothing-withheld#withheld'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const known = request.headers.get('accept-encoding') === 'gzip, identity' || !request.url.includes('/tile/');
      return known ? next(request) : new Response('not found\n', { status: 404 });
    }),
});
