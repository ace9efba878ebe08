import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes a title of a space for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({ ...event, title: title === ' ' ? '' : (title ?? null) })),
});
