import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes ids beyond 2^53 with an exponent',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#spelling'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll(/"id":(\d)(\d{15})/g, '"id":$1.$2e15')),
});
