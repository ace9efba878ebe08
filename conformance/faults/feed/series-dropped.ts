import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'drops an event when the first of its occurrences is over',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#series'],
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now, ...more) =>
        rig.parts.select(items, now, ...more).filter(({ spans }) => spans.length < 2 || spans[0]!.end >= now),
    }),
    keep: false,
  }),
});
