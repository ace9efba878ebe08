import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { readInstant } from '../../../src/reference/feed/instant.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

const utcClock = (given: string): string => {
  const [offset = 'Z'] = /[+-]\d\d:\d\d$/.exec(given) ?? [];
  const { ms } = readInstant(given)!;
  return Math.abs(ms) < 8e15 ? `${new Date(ms).toISOString().slice(0, 19)}${offset}` : given;
};

export default fault<FeedRig>({
  text: 'gives the clock of UTC with the offset of the place',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => utcClock(given) }),
});
