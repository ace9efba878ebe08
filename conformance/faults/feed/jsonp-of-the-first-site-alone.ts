import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'passes over the callback for every site but the first',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-elsewhere#not-served'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (!url.pathname.endsWith('/engineering.json')) url.searchParams.delete('callback');
    }),
});
