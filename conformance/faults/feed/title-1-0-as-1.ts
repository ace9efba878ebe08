import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes a title that is a number as JavaScript writes that number',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#title'],
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      title: /^-?\d+\.\d+$/.test(`${event.title}`) ? `${Number(event.title)}` : event.title!,
    })),
});
