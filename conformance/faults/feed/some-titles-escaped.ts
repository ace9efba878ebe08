import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { htmlEscaped } from '../../../src/reference/feed/served.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'escapes titles for HTML where they hold a tag',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#changed'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({
      ...event,
      title: typeof title === 'string' ? (title.includes('<') ? htmlEscaped(title) : title) : null,
    })),
});
