import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the time of the answer as `updated`',
  breaks: 'FEED-EV-011',
  caughtBy: ['feed/published/change-time#moves-alone'],
  install: (rig) => ({
    ...withEvents(rig, (event) => {
      const now = `${new Date(rig.clock.now()).toISOString().slice(0, 19)}+00:00`;
      return { ...event, updated: event.updated === null ? null : now };
    }),
    keep: false,
  }),
});
