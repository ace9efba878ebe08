import type { Item, Json, JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';
import { withOldMembers } from '../../testbed/old-members.ts';
import { withFeedStore } from '../../testbed/store.ts';

type Event = Item['event'];

/** Keeps members of an event when it is changed: those that `kept` gives. */
const keptMembers = (
  text: string,
  reason: 'list' | 'value',
  kept: (before: Event, after: Event) => Partial<Pick<Event, 'title' | 'times' | 'type'>>,
) =>
  feedFault({
    text,
    breaks: 'FEED-RT-002',
    caughtBy: [`feed/published/changes#${reason}`],
    install: (rig) =>
      withFeedStore(rig, (store) => ({
        change: (number, draft) => {
          const event = { ...draft.event, ...kept(store.item(number)!.event, draft.event) };
          store.change(number, { ...draft, event });
        },
      })),
  });

/** Serves an event in another form once it was changed. */
const formOnceChanged = (text: string, alter: (event: JsonObject) => JsonObject) =>
  feedFault({
    text,
    breaks: 'FEED-RT-002',
    caughtBy: ['feed/published/changes#form'],
    install: (rig) => {
      const changed = new Set<string>();
      const noted = withFeedStore(rig, (store) => ({
        change: (number, draft) => {
          store.change(number, draft);
          changed.add(String(store.item(number)!.event.id));
        },
      }));
      return withFeedEvents(noted, (event) => (changed.has(String(event.id)) ? alter(event) : event));
    },
  });

const single = (list: Json | undefined): Json => (Array.isArray(list) && list.length === 1 ? list[0]! : (list ?? null));

/** Keeps a title that is the same as the new one in some form. */
const sameTitleKept = (text: string, formOf: (title: string) => string) =>
  keptMembers(text, 'value', ({ title }, after) =>
    title !== null && after.title !== null && formOf(title) === formOf(after.title) ? { title } : {},
  );

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

export const changedCaseIgnored = sameTitleKept('ignores a change of the case of a title', (title) =>
  title.toLowerCase(),
);

export const changedFormOfCharactersIgnored = sameTitleKept(
  'ignores a change of a title that has the same characters in another form of Unicode',
  (title) => title.normalize('NFC'),
);

export const changedSpaceIgnored = sameTitleKept('ignores a change of the space around a title', (title) =>
  title.trim(),
);

export const changedEndsIgnored = keptMembers(
  'keeps the end of an occurrence where a change leaves its start',
  'value',
  (before, { times }) => ({
    times: times?.map((time) => before.times?.find((old) => old !== null && old.start === time?.start) ?? time) ?? null,
  }),
);

export const laterTimesUnchanged = keptMembers(
  'looks at the first of as many occurrences to see whether a change has others',
  'value',
  ({ times }, after) =>
    times?.length === after.times?.length && times?.[0]?.start === after.times?.[0]?.start ? { times } : {},
);

export const typesOfTheSameNumberUnchanged = keptMembers(
  'looks at the number of types to see whether a change has others',
  'list',
  ({ type }, after) => (type !== null && type.length === after.type?.length ? { type } : {}),
);

export const idAsTextOnceChanged = formOnceChanged('gives the id of an event that was changed as a text', (event) => ({
  ...event,
  id: event.id === null ? null : String(event.id),
}));

export const oneTimeAloneOnceChanged = formOnceChanged(
  'gives a single time of an event that was changed without a list around it',
  (event) => ({ ...event, times: single(event.times) }),
);

export const oneTypeAloneOnceChanged = formOnceChanged(
  'gives a single type of an event that was changed without a list around it',
  (event) => ({ ...event, type: single(event.type) }),
);

export const linkLeftOutOnceChanged = formOnceChanged(
  'leaves the link of an event out once a change makes it null',
  ({ link, ...event }) => (link === null ? event : { ...event, link: link! }),
);

export const updatedAsNumberOnceChanged = formOnceChanged(
  'says as a number of seconds when an event was changed',
  ({ updated, ...event }) => ({
    ...event,
    updated: typeof updated === 'string' ? Math.floor(Date.parse(updated) / 1000) : null,
  }),
);

export const xmlChangesTitlesOnly = feedFault({
  text: 'has times, types and link of a changed event in XML as they were',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#in-xml'],
  install: (rig) => withOldMembers(rig, 'xml'),
});
