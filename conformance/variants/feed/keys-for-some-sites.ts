import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedUrl } from '../../faults/feed-keys.ts';

export default variant<FeedRig>({
  text: 'has keys that are each for some sites only',
  cites: 'Interface, "Authentication": what makes a key valid is not shown',
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      if (/\/events\/science\./.test(url.pathname) && url.searchParams.has('key')) url.searchParams.set('key', 'other');
    }),
});
