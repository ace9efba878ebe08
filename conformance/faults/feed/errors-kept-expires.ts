import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'says that errors expire in the year 2099',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/errors-asked#expires'],
  install: (rig) => withErrorHeaders(rig, { expires: 'Thu, 31 Dec 2099 23:59:59 GMT' }),
});
