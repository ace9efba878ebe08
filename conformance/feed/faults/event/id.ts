import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedText } from '../../testbed/alterations.ts';

export const idAsText = feedFault({
  text: 'gives ids as texts',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#type'],
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, id: event.id === null ? null : `${event.id}` })),
});

export const idAsTextWhereNothingIsListed = feedFault({
  text: 'gives ids as texts, and lists nothing until something is published',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#type'],
  needs: { empty: true },
  install: idAsText.install,
});

export const idWithAFraction = feedFault({
  text: 'writes ids as 1.0',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#spelling'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll(/"id":(\d+)/g, '"id":$1.0')),
});

export const largeIdWithAnExponent = feedFault({
  text: 'writes ids beyond 2^53 with an exponent',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#spelling'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll(/"id":(\d)(\d{15})/g, '"id":$1.$2e15')),
});
