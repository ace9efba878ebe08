import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls the list of events `events`',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-data'],
  install: (rig) => withFeedParts(rig, { jsonFrame: (meta) => [`{"meta":${meta},"events":`, '}'] }),
});
