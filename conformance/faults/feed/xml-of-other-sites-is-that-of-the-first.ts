import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'serves the same XML for every site, that of the first',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-elsewhere#of-another-site'],
  alsoFails: ['feed/other-site/published#not-in-xml'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.pathname.endsWith('.xml')) url.pathname = url.pathname.replace(/\/events\/.*\./, '/events/engineering.');
    }),
});
