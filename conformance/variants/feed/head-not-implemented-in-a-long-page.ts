import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

/** Longer than the refusal of a key in the envelope. */
const LENGTH = 600;

export default variant<FeedRig>({
  text: 'has no HEAD, and says so to everybody by a page that is longer than a refusal',
  cites: 'RFC 9110, section 15.6.2: 501 is for a method that is not recognised',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.method !== 'HEAD') return next(request);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': `${LENGTH}` };
      return new Response(null, { status: 501, headers });
    }),
});
