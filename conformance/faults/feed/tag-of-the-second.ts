import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withNotice } from '../feed-store.ts';
import { withTags } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'makes the entity tag of the second of the last change',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#same-second-tag'],
  install: (rig) => {
    let second = 0;
    const noticing = withNotice(rig, () => {
      second = Math.floor(rig.clock.now() / 1000);
    });
    return withTags(noticing, () => `${second}`);
  },
});
