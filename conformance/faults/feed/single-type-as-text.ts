import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves a type that is the only one as a text',
  breaks: 'FEED-EV-005',
  caughtBy: ['feed/event/type#type'],
  install: (rig) =>
    withEvents(rig, ({ type, ...event }) => ({
      ...event,
      type: Array.isArray(type) && type.length === 1 ? type[0]! : type!,
    })),
});
