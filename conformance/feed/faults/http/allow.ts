import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const getNotAmongTheAllowed = feedFault({
  text: 'says that only OPTIONS is allowed',
  breaks: 'FEED-HT-003',
  caughtBy: ['feed/http/allow#incomplete'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      const headers = new Headers(answer.headers);
      if (answer.status === 405) headers.set('allow', 'OPTIONS');
      return new Response(answer.body, { status: answer.status, headers });
    }),
});

export const methodNotAllowedWithoutAllow = feedFault({
  text: 'does not say which methods are allowed',
  breaks: 'FEED-HT-003',
  caughtBy: ['feed/http/allow#missing'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      const headers = new Headers(answer.headers);
      if (answer.status === 405) headers.delete('allow');
      return new Response(answer.body, { status: answer.status, headers });
    }),
});
