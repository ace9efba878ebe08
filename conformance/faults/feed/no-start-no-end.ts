import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves out the end of an occurrence that has no start',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => {
      const all = (times ?? null) as readonly (JsonObject | null)[] | null;
      return { ...event, times: all?.map((one) => (one?.start === null ? { ...one, end: null } : one)) ?? null };
    }),
});
