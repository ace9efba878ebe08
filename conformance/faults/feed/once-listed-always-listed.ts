import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists what it has listed once for as long as it is published',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#long-over'],
  install: (rig) => {
    const seen = new Set<number>();
    return {
      ...withFeedParts(rig, {
        select: (items, ...more) => {
          for (const { number } of rig.parts.select(items, ...more)) seen.add(number);
          return items.filter(({ number }) => seen.has(number));
        },
      }),
      keep: false,
    };
  },
});
