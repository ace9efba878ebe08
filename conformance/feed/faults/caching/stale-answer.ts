import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const staleAnswersNowAndThen = feedFault({
  text: 'answers at times with a stale copy',
  breaks: 'FEED-RT-005',
  caughtBy: ['feed/caching/stale-answer#timestamp'],
  needs: { clock: false },
  install: (rig) => {
    let asked = 0;
    return withFeedMeta(rig, (meta) => {
      const stale = ++asked > 30 && asked % 7 === 0;
      return stale ? { ...meta, timestamp: Number(meta.timestamp) - 300 } : meta;
    });
  },
});
