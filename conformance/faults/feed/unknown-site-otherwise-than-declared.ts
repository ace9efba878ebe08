import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of an unknown site that there is no data, where not-found was declared',
  breaks: 'FEED-SI-002',
  caughtBy: ['feed/site/unknown#not-as-declared'],
  needs: { declare: { 'unknown-site': 'not-found' } },
  install: (rig) => withFeedParts(rig, { headers: (served, parts) => ({ ...rig.parts.headers(served, parts) }) }),
});
