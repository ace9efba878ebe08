import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives `updated` with another offset, and the same clock',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#updated'],
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      updated: (event.updated as string | null)?.replace(/-05:00$/, '-04:00') ?? null,
    })),
});
