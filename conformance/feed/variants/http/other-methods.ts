import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const otherMethodsAsGet = feedVariant({
  text: 'answers every method as GET',
  cites: 'choice feed-methods',
  needs: { declare: { 'feed-methods': 'as-get' } },
  install: (rig) =>
    withFeedMiddleware(
      rig,
      (next) => (request) => next(/^(GET|HEAD|OPTIONS)$/.test(request.method) ? request : new Request(request.url)),
    ),
});

export const patchNotImplemented = feedVariant({
  text: 'does not implement PATCH, and refuses other methods',
  cites: 'RFC 9110, section 9.1: a method that is not implemented is 501, and one that is known and not allowed is 405',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => (request) => {
      if (request.method !== 'PATCH') return next(request);
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
      return Promise.resolve(new Response('not implemented\n', { status: 501, headers }));
    }),
});
