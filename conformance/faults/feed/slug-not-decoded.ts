import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'compares the slug as it stands in the address',
  breaks: 'FEED-HT-010',
  caughtBy: ['feed/odd/same-slug#other'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => rig.parts.route(path.replace(/%(?=[46])/g, '%25')),
    }),
});
