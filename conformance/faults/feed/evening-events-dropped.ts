import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'drops an event when its day is over in UTC, though it has not begun',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#not-listed'],
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now, ...more) => {
        const today = new Date(now).toISOString().slice(0, 10);
        return rig.parts
          .select(items, now, ...more)
          .filter(({ event }) => event.times?.every((one) => (one?.start?.slice(0, 10) ?? '9') >= today) ?? true);
      },
    }),
    keep: false,
  }),
});
