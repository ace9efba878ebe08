import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives an occurrence that has no end the end that is its start',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withEvents(rig, (event) => {
      const times = event.times as readonly (JsonObject | null)[] | null;
      return { ...event, times: times?.map((one) => one && { ...one, end: one.end ?? one.start ?? null }) ?? null };
    }),
});
