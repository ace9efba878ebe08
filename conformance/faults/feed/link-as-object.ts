import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives links with their text',
  breaks: 'FEED-EV-006',
  caughtBy: ['feed/event/link#type'],
  install: (rig) =>
    withEvents(rig, ({ link, title, ...event }) => ({ ...event, title: title!, link: { url: link!, title: title! } })),
});
