import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'knows no other site in XML than the first',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-elsewhere#not-served'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (url.pathname.endsWith('.xml') && !url.pathname.endsWith('/engineering.xml'))
        url.pathname = `${url.pathname}x`;
    }),
});
