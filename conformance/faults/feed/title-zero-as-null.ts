import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes the title "0" for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({ ...event, title: title === '0' ? null : (title ?? null) })),
});
