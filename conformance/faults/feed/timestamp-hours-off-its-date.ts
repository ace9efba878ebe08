import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';
import { withDateHeader } from '../feed-clocks.ts';

export default fault<FeedRig>({
  text: 'counts meta.timestamp by a clock that shows local time, where Date is right',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#not-now'],
  install: (rig) => {
    const local = withMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 4 * 3600 }));
    return withDateHeader(local, 0);
  },
});
