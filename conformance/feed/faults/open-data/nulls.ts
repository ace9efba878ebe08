import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const counterIsNull = feedFault({
  text: 'gives null for meta.requests',
  breaks: 'FEED-OD-006',
  caughtBy: ['feed/open-data/nulls#null'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, requests: null })),
});
