import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const requestsAsText = feedFault({
  text: 'gives meta.requests as a text',
  breaks: 'FEED-EN-006',
  caughtBy: ['feed/envelope/requests#type'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, requests: String(meta.requests) })),
});

export const requestsAsTextWithEvents = feedFault({
  text: 'gives meta.requests as a text where events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-006',
  caughtBy: ['feed/envelope/requests#type'],
  needs: { empty: true },
  install: (rig) =>
    withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, requests: String(meta.requests) } : meta)),
});
