import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes NaN for a number that it does not know',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('"id":null', '"id":NaN')),
});
