import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists an event that has no id twice',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#twice'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) =>
        rig.parts.select(...given).flatMap((item) => (item.event.id === null ? [item, item] : [item])),
    }),
});
