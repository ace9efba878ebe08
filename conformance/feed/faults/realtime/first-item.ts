import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

const MINUTE = 60_000;

export const emptyListKept = feedFault({
  text: 'keeps an empty list for a minute, and lists no event without a time',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/first-item#not-listed'],
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
