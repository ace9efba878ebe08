import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'compares the end of an event with the time of UTC as a text',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#changed'],
  alsoFails: ['feed/upcoming/due#not-listed'],
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now) => {
        const text = new Date(now).toISOString().slice(0, 19);
        const over = (one: { readonly end: string | null } | null) => one?.end != null && one.end.slice(0, 19) < text;
        return items.filter(({ event, spans }) => spans.length === 0 || !event.times?.every(over));
      },
    }),
    keep: false,
  }),
});
