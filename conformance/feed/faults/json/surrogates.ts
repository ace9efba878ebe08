import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const halfASurrogatePair = feedFault({
  text: 'cuts a title in the middle of a character',
  breaks: 'FEED-JS-005',
  caughtBy: ['feed/json/surrogates#lone'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => (event.id === 2n ? { ...event, title: 'Ça & là: naïve café \ud83d' } : event)),
});
