import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const missingCachedForAWeek = logFault({
  text: 'lets caches keep the answer that something is not there for a week',
  breaks: 'LOG-HT-006',
  caughtBy: ['log/errors/not-cached#long-lived'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 404) return response;
      return new Response('not found\n', { status: 404, headers: { 'cache-control': 'max-age=604800, immutable' } });
    }),
});
