import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'refuses OPTIONS',
  cites: 'RFC 9110, section 9.1: methods other than GET and HEAD are optional',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.method !== 'OPTIONS') return next(request);
      return new Response('method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }),
});
