import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withRequestUrl } from '../../testbed/alterations.ts';

const isJson = (url: string): boolean => /\.json(\?(?!.*callback=)|$)/.test(url);

export const staleAnswersNowAndThen = feedFault({
  text: 'answers JSON at times with a stale copy',
  breaks: 'FEED-RT-005',
  caughtBy: ['feed/caching/stale-answer#timestamp'],
  needs: { clock: false },
  install: (rig) => {
    let asked = 0;
    // Which request is the seventh depends on how many a run has sent. The other forms, whose time is held against that of
    // JSON, stay right.
    return withRequestUrl(rig, (url, right) =>
      withFeedMeta(right, (meta) => {
        const stale = isJson(url()) && ++asked > 20 && asked % 7 === 0;
        return stale ? { ...meta, timestamp: Number(meta.timestamp) - 300 } : meta;
      }),
    );
  },
});
