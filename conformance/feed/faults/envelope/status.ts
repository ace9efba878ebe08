import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMeta, withFeedParts, withFeedText } from '../../testbed/alterations.ts';

export const emptyStatusVaries = feedFault({
  text: 'answers 204 when it is first asked for a site without events, and 200 ever after',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#changed'],
  needs: { publish: false, clock: false },
  install: (rig) => {
    let asked = 0;
    return withFeedParts(rig, { select: () => [], found: () => (asked++ === 0 ? 204 : 200) });
  },
});

export const emptyOtherwiseThanDeclared = feedFault({
  text: 'answers 204 where no event is listed, and declares 200',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#not-as-declared'],
  needs: { publish: false, clock: false, declare: { 'empty-status': 'success' } },
  install: (rig) => withFeedParts(rig, { select: () => [] }),
});

export const noDataWithEvents = feedFault({
  text: 'answers that there is no data, and lists events',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#no-data'],
  install: (rig) => withFeedParts(rig, { found: () => 204 }),
});

export const statusAsText = feedFault({
  text: 'gives meta.status as a text',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#type'],
  install: (rig) => withFeedMeta(rig, (meta) => ({ ...meta, status: String(meta.status) })),
});

export const statusWithAFraction = feedFault({
  text: 'gives meta.status as 200.0',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#type'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('"status":200,', '"status":200.0,')),
});

export const successWithoutStatus = feedFault({
  text: 'gives successes the status 0, as programs do',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#not-success'],
  install: (rig) => withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, status: 0 } : meta)),
});

export const statusAsTextWithEvents = feedFault({
  text: 'gives meta.status as a text where events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#type'],
  needs: { empty: true },
  install: (rig) => withFeedMeta(rig, (meta) => (meta.status === 200 ? { ...meta, status: '200' } : meta)),
});

export const noDataOncePublished = feedFault({
  text: 'answers that there is no data also once events are listed, and lists nothing until something is published',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#no-data'],
  needs: { empty: true },
  install: (rig) => withFeedParts(rig, { found: () => 204 }),
});
