import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes the key from a header and from nowhere else',
  breaks: 'FEED-KY-003',
  caughtBy: ['feed/key/parameter#elsewhere'],
  install: (rig) =>
    withFeedUrl(rig, ({ searchParams }, { headers }) => {
      searchParams.delete('key');
      const key = headers.get('x-api-key');
      if (key !== null) searchParams.set('key', key);
    }),
});
