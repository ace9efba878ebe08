import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves out variation selectors',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({
      ...event,
      title: typeof title === 'string' ? title.replaceAll('\ufe0f', '') : null,
    })),
});
