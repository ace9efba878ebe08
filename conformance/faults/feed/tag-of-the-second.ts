import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withTagsOfTheSecond } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'makes the entity tag of the second of the last change',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#same-second-tag'],
  install: (rig) => withTagsOfTheSecond(rig, (second) => `${second}`),
});
