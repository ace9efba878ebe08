import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'finds the key only where it is the first parameter',
  breaks: 'FEED-KY-003',
  caughtBy: ['feed/key/parameter#order'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (!url.search.startsWith('?key=')) url.searchParams.delete('key');
    }),
});
