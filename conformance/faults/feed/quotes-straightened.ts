import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'makes typographic quotation marks straight',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withEvents(rig, ({ title, ...event }) => ({
      ...event,
      title: typeof title === 'string' ? title.replaceAll(/[\u2018\u2019]/g, "'") : null,
    })),
});
