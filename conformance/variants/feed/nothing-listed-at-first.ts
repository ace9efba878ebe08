import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'lists no events until some are published',
  cites: 'Interface, "What the service does": a feed lists what was published',
  needs: { empty: true },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});
