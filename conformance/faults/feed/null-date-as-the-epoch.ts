import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives `updated` that is null as the beginning of Unix time',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) => withEvents(rig, (event) => ({ ...event, updated: event.updated ?? '1969-12-31T19:00:00-05:00' })),
});
