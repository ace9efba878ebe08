import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.status as 200.0',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#type'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('"status":200,', '"status":200.0,')),
});
