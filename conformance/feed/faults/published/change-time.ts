import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const updatedAsFirstPublished = feedFault({
  text: 'gives `updated` as it was when the item was first published',
  breaks: 'FEED-EV-011',
  caughtBy: ['feed/published/change-time#not-moved'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) =>
        store.change(number, { ...draft, event: { ...draft.event, updated: store.item(number)!.event.updated } }),
    })),
});

export const updatedIsNow = feedFault({
  text: 'gives the time of the answer as `updated`',
  breaks: 'FEED-EV-011',
  caughtBy: ['feed/published/change-time#moves-alone'],
  install: (rig) => ({
    ...withFeedEvents(rig, (event) => {
      const now = `${new Date(rig.clock.now()).toISOString().slice(0, 19)}+00:00`;
      return { ...event, updated: event.updated === null ? null : now };
    }),
    keep: false,
  }),
});
