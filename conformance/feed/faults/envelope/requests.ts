import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const requestsAsText = feedFault({
  text: 'gives meta.requests as a text',
  breaks: 'FEED-EN-006',
  caughtBy: ['feed/envelope/requests#type'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, requests: String(meta.requests) })),
});
