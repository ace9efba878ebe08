import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives a further key only the first events',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/apart#other-list'],
  alsoFails: ['feed/realtime/published#not-for-another-key'],
  install: (rig) =>
    withFeedJson(rig, (value, path) => {
      const { data } = value;
      return Array.isArray(data) && path.includes('other-key') ? { ...value, data: data.slice(0, 3) } : value;
    }),
});
