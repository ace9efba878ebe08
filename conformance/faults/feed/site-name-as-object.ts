import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.method.site_name as an object',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#site-name'],
  install: (rig) => withFeedParts(rig, { method: ({ name }) => ({ site_name: { full: name } }) }),
});
