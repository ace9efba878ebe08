import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

const HOURS = 5 * 3_600_000;

export default fault<FeedRig>({
  text: 'drops events five hours before they end, by a clock of another zone',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#not-listed'],
  needs: { clock: false },
  install: (rig) => ({
    ...withFeedParts(rig, { select: (items, now, ...more) => rig.parts.select(items, now + HOURS, ...more) }),
    keep: false,
  }),
});
