import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives links without scheme and host',
  breaks: 'FEED-EV-006',
  caughtBy: ['feed/event/link#relative'],
  install: (rig) =>
    withEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: typeof link === 'string' ? new URL(link).pathname : link!,
    })),
});
