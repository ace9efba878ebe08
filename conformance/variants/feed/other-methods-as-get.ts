import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'answers every method as GET',
  cites: 'choice feed-methods',
  needs: { declare: { 'feed-methods': 'as-get' } },
  install: (rig) =>
    withFeedMiddleware(
      rig,
      (next) => (request) => next(/^(GET|HEAD|OPTIONS)$/.test(request.method) ? request : new Request(request.url)),
    ),
});
