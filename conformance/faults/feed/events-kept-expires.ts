import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'says that events expire in the year 2099',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#expires'],
  install: (rig) => withSuccessHeaders(rig, { expires: 'Thu, 31 Dec 2099 23:59:59 GMT' }),
});
