import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

/** Some of the generated events are likely to have such a title; no other event of a run has such a title. */
const SHORT = /^[^\s\d]{1,3}$/su;

export const shortTitlesLost = feedFault({
  text: 'serves a title of up to three letters or signs as an empty title',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/generated#differs'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, title: SHORT.test(`${event.title}`) ? '' : event.title! })),
});
