import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives null for the data of a site without events',
  breaks: 'FEED-OD-004',
  caughtBy: ['feed/quiet/answered#not-a-list'],
  alsoFails: ['feed/agreement/jsonp-elsewhere#differs'],
  install: (rig) =>
    withFeedJson(rig, (value) =>
      Array.isArray(value.data) && value.data.length === 0 ? { ...value, data: null } : value,
    ),
});
