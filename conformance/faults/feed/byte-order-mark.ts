import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'begins JSON with a byte order mark',
  breaks: 'FEED-JS-002',
  caughtBy: ['feed/json/encoding#byte-order-mark'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => `\ufeff${text}`),
});
