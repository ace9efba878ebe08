import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes "null" for a date that is null',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#not-a-date'],
  install: (rig) => withEvents(rig, (event) => ({ ...event, updated: `${event.updated}` })),
});
