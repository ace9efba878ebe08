import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const malformedCachedForADay = logVariant({
  text: 'lets caches keep for a day that a malformed path is one',
  cites: 'RFC 9111, section 4.2: what can never be there may be kept absent',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const odd =
        response.status === 404 && !/^tile\/(\d|entries)\/(x\d{3}\/)*\d{3}(\.p\/\d+)?$/.test(pathBelowBase(request));
      return odd ? new Response('no\n', { status: 404, headers: { 'cache-control': 'max-age=86400' } }) : response;
    }),
});

export const missingIs404CachedForAMinute = logVariant({
  text: 'lets caches keep the answer that something is not there for a minute',
  cites: 'RFC 9111, section 4.2: no bound is stated; a minute passes',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 404) return response;
      return new Response('not found\n', { status: 404, headers: { 'cache-control': 'max-age=60' } });
    }),
});
