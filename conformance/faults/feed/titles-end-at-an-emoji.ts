import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'cuts titles before the first character of four bytes',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({
      ...event,
      title: typeof title === 'string' ? title.replace(/[\u{10000}-\u{10ffff}].*$/su, '') : null,
    })),
});
