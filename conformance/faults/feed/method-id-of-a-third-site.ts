import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'has another method id where the site is not asked for often',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#other-site'],
  install: (rig) => withFeedText(rig, /\/science\./, (text) => text.replace('1559', '1523')),
});
