import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withNotice } from '../feed-store.ts';
import { withTags } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'makes the entity tag of the last publication or change, of which a withdrawal is none',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#withdrawn'],
  install: (rig) => {
    let changes = 0;
    const noticing = withNotice(rig, (change) => {
      if (change !== 'remove') changes++;
    });
    return withTags(noticing, () => `${changes}`);
  },
});
