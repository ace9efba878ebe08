import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'has another title in the JSONP for a further key',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-elsewhere#for-another-key'],
  install: (rig) => withFeedText(rig, /\.json\?key=a%2Bb.*callback=/, (text) => text.replace('Event 8', 'Event 9')),
});
