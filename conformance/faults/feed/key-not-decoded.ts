import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'compares the key as it stands in the address',
  breaks: 'FEED-KY-003',
  caughtBy: ['feed/key/parameter#escaped'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      const key = /[?&]key=([^&]*)/.exec(url.search)?.[1];
      if (key !== undefined && /%(3\d|[4-7])/.test(key)) url.searchParams.set('key', key);
    }),
});
