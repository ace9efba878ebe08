import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says "OK" of a success',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/known/message#other'],
  install: (rig) => withFeedParts(rig, { message: (status) => (status === 200 ? 'OK' : rig.parts.message(status)) }),
});
