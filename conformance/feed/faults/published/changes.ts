import { feedFault } from '../../testbed/alteration.ts';
import { withOldMembers } from '../../testbed/old-members.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const anEmptyListChangesNothing = feedFault({
  text: 'leaves the types as they were where a change has no types',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#list'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const { type } = draft.event;
        const kept = type?.length === 0 ? store.item(number)!.event.type : type;
        store.change(number, { ...draft, event: { ...draft.event, type: kept ?? null } });
      },
    })),
});

export const anEmptyTitleChangesNothing = feedFault({
  text: 'leaves the title as it was where that of a change is empty',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#value'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const title = draft.event.title === '' ? store.item(number)!.event.title : draft.event.title;
        store.change(number, { ...draft, event: { ...draft.event, title: title ?? null } });
      },
    })),
});

export const changedListsGrow = feedFault({
  text: 'adds the types and times of a change to those that are there',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#list'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const { event } = store.item(number)!;
        const type = [...new Set([...(event.type ?? []), ...(draft.event.type ?? [])])];
        store.change(number, { ...draft, event: { ...draft.event, type } });
      },
    })),
});

export const concurrentChangesLost = feedFault({
  text: 'loses a change that is made while another is',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#lost'],
  install: (rig) => {
    let busy = false;
    return withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (busy) return;
        busy = true;
        queueMicrotask(() => {
          busy = false;
        });
        store.change(number, draft);
      },
    }));
  },
});

export const jsonpChangesTitlesOnly = feedFault({
  text: 'has times, types and link of a changed event in JSONP as they were',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#in-jsonp'],
  install: (rig) => withOldMembers(rig, 'jsonp'),
});

export const nullsChangeNothing = feedFault({
  text: 'ignores members that a change sets to null',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#null'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const before = Object.entries(store.item(number)!.event);
        const event = { ...draft.event, ...Object.fromEntries(before.filter(([name]) => draft.event[name] === null)) };
        store.change(number, { ...draft, event });
      },
    })),
});

export const xmlChangesTitlesOnly = feedFault({
  text: 'has times, types and link of a changed event in XML as they were',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#in-xml'],
  install: (rig) => withOldMembers(rig, 'xml'),
});
