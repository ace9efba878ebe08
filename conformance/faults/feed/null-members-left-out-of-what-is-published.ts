import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves members out that are null, where nothing was listed before that says so',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/published/members#missing'],
  needs: { empty: true },
  install: (rig) =>
    withEvents(rig, (event) => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))),
});
