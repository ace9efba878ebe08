import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const requestsAsText = fault<FeedRig>({
  text: 'gives meta.requests as a text',
  breaks: 'FEED-EN-006',
  caughtBy: ['feed/envelope/requests#type'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, requests: String(meta.requests) })),
});
