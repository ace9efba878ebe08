import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta } from '../../testbed/alterations.ts';

export const emptyMessage = feedFault({
  text: 'has no message in a success',
  breaks: 'FEED-EN-004',
  caughtBy: ['feed/envelope/message#empty'],
  install: (rig) => withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, message: '' } : meta)),
});

export const messageAsObject = feedFault({
  text: 'gives meta.message as an object',
  breaks: 'FEED-EN-004',
  caughtBy: ['feed/envelope/message#type'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, message: { text: meta.message! } })),
});

export const emptyMessageWithEvents = feedFault({
  text: 'has no message where events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-004',
  caughtBy: ['feed/envelope/message#empty'],
  needs: { empty: true },
  install: emptyMessage.install,
});
