import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

const MINUTE = 60_000;

export default fault<FeedRig>({
  text: 'keeps an empty list for a minute, and lists no event that says no time',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/first#not-listed'],
  install: (rig) => {
    let empty = Number.NEGATIVE_INFINITY;
    return {
      ...withFeedParts(rig, {
        select: (items, now, ...more) => {
          if (Math.abs(now - empty) < MINUTE) return [];
          const listed = rig.parts.select(items, now, ...more).filter(({ spans }) => spans.length > 0);
          if (items.length > 0 && listed.length === 0) empty = now;
          return listed;
        },
      }),
      keep: false,
    };
  },
});
