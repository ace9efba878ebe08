import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'says to HEAD, over a socket, how long the content is that it does not send',
  cites: 'RFC 9110, section 9.3.2: HEAD is answered as GET is, without the content',
  needs: { socket: true },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});
