import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes a name before a key for a part of it where XML is asked for',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#form'],
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      const key = url.searchParams.get('key') ?? '';
      if (url.pathname.endsWith('.xml') && key.startsWith('x')) url.searchParams.set('key', key.slice(1));
    }),
});
