import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives null for meta.requests',
  breaks: 'FEED-OD-006',
  caughtBy: ['feed/known/nulls#null'],
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, requests: null })),
});
