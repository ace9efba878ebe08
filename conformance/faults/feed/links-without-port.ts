import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves out the port of links',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#link'],
  install: (rig) =>
    withEvents(rig, (event) => ({ ...event, link: (event.link as string | null)?.replace(/:\d+(?=\/)/, '') ?? null })),
});
