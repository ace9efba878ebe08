import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes a warning of its program before the JSON',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#before'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => `<br />\nNotice: Undefined index: site\n${text}`),
});
