import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedText } from '../../testbed/alterations.ts';

export const methodIdAsText = feedFault({
  text: 'gives meta.method_id as a text',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#type'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, method_id: String(meta.method_id) })),
});

export const methodIdOfAThirdSite = feedFault({
  text: 'has another method id where the site is not asked for often',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#other-site'],
  install: (rig) => withFeedText(rig, /\/science\./, (text) => text.replace('1559', '1523')),
});

export const otherMethodId = feedFault({
  text: 'gives the id of the method that lists the events of all sites',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#other'],
  install: (rig) => withFeedMeta(rig, (meta) => (meta.method_id === 1559 ? { ...meta, method_id: 1693 } : meta)),
});

export const otherMethodIdWithEvents = feedFault({
  text: 'gives the id of another method where events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#other'],
  needs: { empty: true },
  install: (rig) => withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, method_id: 1693 } : meta)),
});
