import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const extremeIds = feedVariant({
  text: 'has ids below zero and beyond 2^64',
  cites: 'Interface, "Event": an id is an integer; nothing says of which size',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, id: event.id === 1n ? -1n : event.id === 2n ? 2n ** 70n : event.id! })),
});
