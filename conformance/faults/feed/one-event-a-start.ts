import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists of events with one start the last only',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#lost'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) => [
        ...new Map(rig.parts.select(...given).map((item) => [item.spans[0]?.start ?? item, item])).values(),
      ],
    }),
});
