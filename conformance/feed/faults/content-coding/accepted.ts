import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const alwaysGzip = feedFault({
  text: 'sends gzip to every client',
  breaks: 'FEED-HT-004',
  caughtBy: ['feed/content-coding/accepted#not-accepted'],
  install: (rig) => withFeedParts(rig, { wantsGzip: () => true }),
});

export const gzipRefusedAndSent = feedFault({
  text: 'sends gzip to clients that give it the weight zero',
  breaks: 'FEED-HT-004',
  caughtBy: ['feed/content-coding/accepted#not-accepted'],
  install: (rig) => withFeedParts(rig, { wantsGzip: (accepted) => accepted?.includes('gzip') ?? false }),
});

export const wildcardOverRefusal = feedFault({
  text: 'sends gzip to clients that accept any coding but gzip',
  breaks: 'FEED-HT-004',
  caughtBy: ['feed/content-coding/accepted#not-accepted'],
  install: (rig) =>
    withFeedParts(rig, {
      wantsGzip: (accepted) => /(^|[\s,])\*\s*(,|$)/.test(accepted ?? '') || rig.parts.wantsGzip(accepted),
    }),
});
