import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers with no content at all',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#empty'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, () => ''),
});
