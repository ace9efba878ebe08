import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { htmlEscaped } from '../../../src/reference/feed/served.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

const escaped = (type: Json): Json => (typeof type === 'string' ? htmlEscaped(type) : type);

export default fault<FeedRig>({
  text: 'escapes types for HTML, and titles not',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#changed'],
  install: (rig) =>
    withEvents(rig, ({ type = null, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map(escaped) : type,
    })),
});
