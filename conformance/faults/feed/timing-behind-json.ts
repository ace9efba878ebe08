import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes how long it took behind the JSON',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#behind'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => `${text}\n<!-- 0.02 s -->`),
});
