import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives successes the status 0, as programs do',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#not-success'],
  install: (rig) => withMeta(rig, (meta) => (meta.status === 200 ? { ...meta, status: 0 } : meta)),
});
