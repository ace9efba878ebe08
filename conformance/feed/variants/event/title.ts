import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const longTitle = feedVariant({
  text: 'lists an event with a title of more than a thousand characters',
  cites: 'Interface, "Event": a title is a string; nothing says of which length',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) =>
      event.id === 1n ? { ...event, title: Array.from({ length: 150 }, (_, i) => `word ${100 + i}`).join(' ') } : event,
    ),
});
