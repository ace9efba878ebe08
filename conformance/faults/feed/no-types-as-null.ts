import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives an empty list of types as null',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      type: (event.type as unknown[] | null)?.length === 0 ? null : event.type!,
    })),
});
