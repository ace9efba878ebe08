import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes a title of digits for a number',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({
      ...event,
      title: typeof title === 'string' ? title.replace(/^0+(?=\d+$)/, '') : null,
    })),
});
