import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers at times with what a stale copy had',
  breaks: 'FEED-RT-005',
  caughtBy: ['feed/caching/older#timestamp'],
  needs: { clock: false },
  install: (rig) => {
    let asked = 0;
    return withMeta(rig, (meta) => {
      const stale = ++asked > 30 && asked % 7 === 0;
      return stale ? { ...meta, timestamp: Number(meta.timestamp) - 300 } : meta;
    });
  },
});
