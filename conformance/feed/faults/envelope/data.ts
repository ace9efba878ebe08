import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const dataWrappedInItem = feedFault({
  text: 'wraps the list of events in an object, as its XML has it',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/envelope/data#not-a-list'],
  install: (rig) => withFeedParts(rig, { data: (events) => ({ item: events }) }),
});

export const idsInPlaceOfEvents = feedFault({
  text: 'lists the ids of events in their place',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/envelope/data#not-an-event'],
  install: (rig) => withFeedParts(rig, { data: (events) => events.map(({ id }) => id) }),
});

export const singleEventAsObject = feedFault({
  text: 'serves an event that is the only one as an object',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/envelope/data#not-a-list'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedParts(rig, {
      select: (items) => items.slice(0, 1),
      data: (events) => (events.length === 1 ? events[0]! : events),
    }),
});
