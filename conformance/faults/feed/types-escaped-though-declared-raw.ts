import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { htmlEscaped } from '../../../src/reference/feed/served.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

const escaped = (type: Json): Json => (typeof type === 'string' ? htmlEscaped(type) : type);

export default fault<FeedRig>({
  text: 'escapes types for HTML, though it is declared not to',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#not-as-declared'],
  needs: { declare: { 'title-escaping': 'raw' } },
  install: (rig) =>
    withEvents(rig, ({ type = null, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map(escaped) : type,
    })),
});
