import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const idsKeptByChanges = feedVariant({
  text: 'keeps the id of an event, whatever id a change gives',
  cites: 'Interface, "Event": `id` is the unique id of an event',
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) =>
        store.change(number, { ...draft, event: { ...draft.event, id: store.item(number)!.event.id } }),
    })),
});

export const typesGivenByTheFeed = feedVariant({
  text: 'gives events types of its own, which no change touches, and reports them',
  cites: 'Interface, "Event": it does not say who gives a type',
  needs: { given: () => ({ type: ['Event'] }) },
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, type: ['Event'] })),
});
