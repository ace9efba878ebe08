import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the types of an event by numbers',
  breaks: 'FEED-EV-005',
  caughtBy: ['feed/event/type#entry'],
  install: (rig) =>
    withEvents(rig, ({ type, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map((_one, i) => i) : type!,
    })),
});
