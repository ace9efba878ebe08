import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

const DAY = 86_400_000;

export default fault<FeedRig>({
  text: 'drops an event of many days a day after it has begun',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#not-as-declared'],
  needs: { declare: { upcoming: 'not-ended' } },
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now, ...more) =>
        rig.parts.select(items, now, ...more).filter(({ spans }) => spans.length !== 1 || spans[0]!.start > now - DAY),
    }),
    keep: false,
  }),
});
