import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const sameIdTwice = feedFault({
  text: 'gives two events the same id',
  breaks: 'FEED-EV-002',
  caughtBy: ['feed/event/unique-id#duplicate'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedEvents(rig, (event) => (event.id === 2n ? { ...event, id: 1n } : event)),
});
