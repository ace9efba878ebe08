import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.timestamp as an ISO 8601 text',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#type'],
  install: (rig) =>
    withMeta(rig, (meta) => ({ ...meta, timestamp: new Date(Number(meta.timestamp) * 1000).toISOString() })),
});
