import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'cuts types after 255 characters',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#type'],
  install: (rig) =>
    withEvents(rig, ({ type, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map((one) => (typeof one === 'string' ? one.slice(0, 255) : one)) : null,
    })),
});
