import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'has one name for all sites but the first two',
  breaks: 'FEED-EN-009',
  caughtBy: ['feed/site/name#other'],
  install: (rig) =>
    withFeedParts(rig, {
      method: (site, parts) => (site.slug === 'quiet' ? { site_name: 'A site' } : rig.parts.method(site, parts)),
    }),
});
