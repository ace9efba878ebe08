import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives `data` twice, first as null',
  breaks: 'FEED-JS-003',
  caughtBy: ['feed/json/duplicates#duplicate'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('{"meta":', '{"data":null,"meta":')),
});
