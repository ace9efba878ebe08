import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves the list of events without an envelope',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#not-an-object'],
  install: (rig) => withFeedJson(rig, (envelope, path) => (path.includes('/events/') ? envelope.data! : envelope)),
});
