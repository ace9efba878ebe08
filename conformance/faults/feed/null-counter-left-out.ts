import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves members of `meta` out instead of saying null',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  install: (rig) => withMeta(rig, ({ requests: _, ...meta }) => meta),
});
