import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const counterIsNull = fault<FeedRig>({
  text: 'gives null for meta.requests',
  breaks: 'FEED-OD-006',
  caughtBy: ['feed/open-data/nulls#null'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, requests: null })),
});
