import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedHeaders } from '../feed.ts';

export default fault<FeedRig>({
  text: 'sends XML without a Content-Type',
  breaks: 'FEED-XM-003',
  caughtBy: ['feed/xml/content-type#missing'],
  install: (rig) => withFeedHeaders(rig, /\.xml/, (headers) => headers.delete('content-type')),
});
