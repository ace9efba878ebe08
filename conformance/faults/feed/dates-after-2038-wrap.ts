import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';
import { dateIn } from '../feed-clocks.ts';

export default fault<FeedRig>({
  text: 'counts the seconds of a date-time in 32 bits with a sign, which end in January 2038',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const seconds = Math.floor(Date.parse(given) / 1000);
        return seconds === (seconds | 0) ? given : dateIn('UTC', new Date((seconds | 0) * 1000).toISOString());
      },
    }),
});
