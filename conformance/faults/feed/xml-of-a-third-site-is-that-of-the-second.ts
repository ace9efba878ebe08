import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'serves XML of the second site for the third',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-elsewhere#differs'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.pathname.endsWith('.xml')) url.pathname = url.pathname.replace('/science.', '/eng.');
    }),
});
