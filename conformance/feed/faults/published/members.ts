import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const nullMembersLeftOutOfWhatIsPublished = feedFault({
  text: 'leaves members out that are null, where no event was listed before',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/published/members#missing'],
  needs: { empty: true },
  install: (rig) =>
    withFeedEvents(rig, (event) => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))),
});
