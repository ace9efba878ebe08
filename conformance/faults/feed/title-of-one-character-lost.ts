import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes a title of one letter or sign for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/generated#differs'],
  install: (rig) =>
    withEvents(rig, (event) => ({ ...event, title: /^[^\s\d]$/su.test(`${event.title}`) ? '' : event.title! })),
});
