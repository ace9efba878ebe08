import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const nothingForOtherClients = fault<LogRig>({
  text: 'refuses tiles and bundles to whoever does not send the headers of this suite',
  breaks: 'LOG-GR-006',
  caughtBy: ['log/growth/nothing-withheld#withheld'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const known = request.headers.get('accept-encoding') === 'gzip, identity' || !request.url.includes('/tile/');
      return known ? next(request) : new Response('not found\n', { status: 404 });
    }),
});
