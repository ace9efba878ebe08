import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedHeaders } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says no media type of JSON',
  breaks: 'FEED-JS-004',
  caughtBy: ['feed/json/content-type#missing'],
  install: (rig) => withFeedHeaders(rig, /\.json(\?(?!.*callback=)|$)/, (headers) => headers.delete('content-type')),
});
