import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'serves JSONP of another site where a site has no events',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-elsewhere#differs'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.searchParams.has('callback')) url.pathname = url.pathname.replace(/\/(quiet|library\/news)\./, '/eng.');
    }),
});
