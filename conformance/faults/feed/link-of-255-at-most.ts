import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'cuts links after 255 characters',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#link'],
  install: (rig) =>
    withEvents(rig, ({ link, ...event }) => ({ ...event, link: typeof link === 'string' ? link.slice(0, 255) : null })),
});
