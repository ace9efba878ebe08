import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'has a question mark for each letter of a link beyond ASCII',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#link'],
  install: (rig) =>
    withEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: typeof link === 'string' ? link.replaceAll(/[^\0-\x7f]/g, '?') : null,
    })),
});
