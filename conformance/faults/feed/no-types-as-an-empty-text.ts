import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives an empty list of types as a list of an empty text',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#type'],
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      type: (event.type as unknown[] | null)?.length === 0 ? [''] : event.type!,
    })),
});
