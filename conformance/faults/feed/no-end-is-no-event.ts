import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'does not list an event without an end',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#without-end'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) =>
        rig.parts
          .select(...given)
          .filter(({ event }) => event.times?.[0]?.end !== null || event.times[0].start === null),
    }),
});
