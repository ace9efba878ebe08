import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives links as HTML',
  breaks: 'FEED-EV-006',
  caughtBy: ['feed/event/link#not-a-url'],
  install: (rig) =>
    withEvents(rig, ({ link, ...event }) => ({ ...event, link: link === null ? null : `<a href="${link}">more</a>` })),
});
