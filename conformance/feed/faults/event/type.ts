import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const singleTypeAsText = feedFault({
  text: 'serves a type that is the only one as a text',
  breaks: 'FEED-EV-005',
  caughtBy: ['feed/event/type#type'],
  install: (rig) =>
    withFeedEvents(rig, ({ type, ...event }) => ({
      ...event,
      type: Array.isArray(type) && type.length === 1 ? type[0]! : type!,
    })),
});

export const typesByNumber = feedFault({
  text: 'gives the types of an event by numbers',
  breaks: 'FEED-EV-005',
  caughtBy: ['feed/event/type#entry'],
  install: (rig) =>
    withFeedEvents(rig, ({ type, ...event }) => ({
      ...event,
      type: Array.isArray(type) ? type.map((_one, i) => i) : type!,
    })),
});

export const typesJoined = feedFault({
  text: 'joins the types of an event by commas',
  breaks: 'FEED-EV-005',
  caughtBy: ['feed/event/type#type'],
  install: (rig) =>
    withFeedEvents(rig, ({ type, ...event }) => ({ ...event, type: Array.isArray(type) ? type.join(',') : type! })),
});
