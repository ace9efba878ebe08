import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withTagsOfTheSecond } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'makes the entity tag of the second of the last change and the length of the data',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#same-length'],
  install: (rig) => withTagsOfTheSecond(rig, (second, data) => `${second}-${data.length}`),
});
