import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const titleOfOneCharacterLost = feedFault({
  text: 'takes a title of one letter or sign for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/generated#differs'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, title: /^[^\s\d]$/su.test(`${event.title}`) ? '' : event.title! })),
});
