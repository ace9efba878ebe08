import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'counts meta.timestamp by a clock that shows local time',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  needs: { declare: { 'clock-skew': '60' } },
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 5 * 3600 })),
});
