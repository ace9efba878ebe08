import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withTags } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'makes the entity tag of XML of the length of its data',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#same-length'],
  install: (rig) => withTags(rig, (data) => `${data.length}`, undefined, /\/events\/.*\.xml(\?|$)/),
});
