import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';

export const optionsRefused = feedVariant({
  text: 'refuses OPTIONS',
  cites: 'RFC 9110, section 9.1: methods other than GET and HEAD are optional',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.method !== 'OPTIONS') return next(request);
      return new Response('method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }),
});
