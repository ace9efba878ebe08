import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes the day of the year in place of month and day',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc3339#not-rfc3339'],
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const [year, month, day] = given.slice(0, 10).split('-').map(Number);
        const ordinal = (Date.UTC(year!, month! - 1, day) - Date.UTC(year!, 0, 0)) / 86_400_000;
        return `${given.slice(0, 4)}-${String(ordinal).padStart(3, '0')}${given.slice(10)}`;
      },
    }),
});
