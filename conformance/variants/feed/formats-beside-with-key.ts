import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedUrl } from '../../faults/feed-keys.ts';

export default variant<FeedRig>({
  text: 'takes the format in capitals as well, with a key',
  cites: 'Interface, "Endpoints": of other paths than those of the events and of the site list it says nothing',
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      url.pathname = url.pathname.replace(/\.JSON$/, '.json');
    }),
});
