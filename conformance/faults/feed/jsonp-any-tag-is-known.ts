import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withTags } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'takes any entity tag for its own where a callback is named',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#unknown'],
  install: (rig) =>
    withTags(
      rig,
      (data) => data,
      () => true,
      /\.json\?(.*&)?callback=/,
    ),
});
