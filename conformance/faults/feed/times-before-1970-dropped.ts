import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'drops occurrences before 1970',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#occurrences'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: Array.isArray(times) ? times.filter((one) => !/"start":"19/.test(JSON.stringify(one))) : null,
    })),
});
