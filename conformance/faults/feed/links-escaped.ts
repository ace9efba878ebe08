import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { htmlEscaped } from '../../../src/reference/feed/served.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'escapes links for HTML, and texts not',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#link'],
  install: (rig) =>
    withEvents(rig, ({ link, ...event }) => ({ ...event, link: typeof link === 'string' ? htmlEscaped(link) : null })),
});
