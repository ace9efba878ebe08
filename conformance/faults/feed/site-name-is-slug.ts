import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the slug for the name of the site',
  breaks: 'FEED-EN-009',
  caughtBy: ['feed/site/name#other'],
  install: (rig) => withFeedParts(rig, { method: ({ slug }) => ({ site_name: slug }) }),
});
