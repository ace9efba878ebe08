import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const digitsAsNumber = feedFault({
  text: 'gives a title of digits as a number',
  breaks: 'FEED-EV-003',
  caughtBy: ['feed/event/title#type'],
  install: (rig) =>
    withFeedEvents(rig, (event) => (/^\d+$/.test(`${event.title}`) ? { ...event, title: Number(event.title) } : event)),
});
