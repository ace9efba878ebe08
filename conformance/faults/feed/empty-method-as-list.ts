import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives a meta.method that has nothing to say as a list',
  breaks: 'FEED-OD-011',
  caughtBy: ['feed/known/method#not-an-object'],
  install: (rig) => withMeta(rig, (meta) => (meta.status === 200 ? meta : { ...meta, method: [] })),
});
