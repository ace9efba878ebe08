import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives a title of digits as a number',
  breaks: 'FEED-EV-003',
  caughtBy: ['feed/event/title#type'],
  install: (rig) =>
    withEvents(rig, (event) => (/^\d+$/.test(`${event.title}`) ? { ...event, title: Number(event.title) } : event)),
});
