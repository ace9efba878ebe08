import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedEvents, withFeedText } from '../../testbed/alterations.ts';

export const idAsText = fault<FeedRig>({
  text: 'gives ids as texts',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#type'],
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, id: event.id === null ? null : `${event.id}` })),
});

export const idAsTextWhereNothingIsListed = fault<FeedRig>({
  text: 'gives ids as texts, and lists nothing until something is published',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#type'],
  needs: { empty: true },
  install: idAsText.install,
});

export const idWithAFraction = fault<FeedRig>({
  text: 'writes ids as 1.0',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#spelling'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll(/"id":(\d+)/g, '"id":$1.0')),
});

export const largeIdWithAnExponent = fault<FeedRig>({
  text: 'writes ids beyond 2^53 with an exponent',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#spelling'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll(/"id":(\d)(\d{15})/g, '"id":$1.$2e15')),
});
