import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const alwaysGzip = fault<FeedRig>({
  text: 'sends gzip to whoever asks',
  breaks: 'FEED-HT-004',
  caughtBy: ['feed/content-coding/accepted#not-accepted'],
  install: (rig) => withFeedParts(rig, { wantsGzip: () => true }),
});

export const gzipRefusedAndSent = fault<FeedRig>({
  text: 'sends gzip to whoever gives it the weight zero',
  breaks: 'FEED-HT-004',
  caughtBy: ['feed/content-coding/accepted#not-accepted'],
  install: (rig) => withFeedParts(rig, { wantsGzip: (accepted) => accepted?.includes('gzip') ?? false }),
});
