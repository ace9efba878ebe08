import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'serves JSONP of the first site for a site that is not asked for often',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-elsewhere#of-another-site'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.searchParams.has('callback')) url.pathname = url.pathname.replace('/science.', '/engineering.');
    }),
});
