import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'joins the types of an event by commas',
  breaks: 'FEED-EV-005',
  caughtBy: ['feed/event/type#type'],
  install: (rig) =>
    withEvents(rig, ({ type, ...event }) => ({ ...event, type: Array.isArray(type) ? type.join(',') : type! })),
});
