import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'counts meta.timestamp in milliseconds',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) * 1000 })),
});
