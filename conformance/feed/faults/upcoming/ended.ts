import type { Item } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const endsComparedAsTexts = feedFault({
  text: 'compares the end of an event with the time of UTC as a text',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#changed'],
  alsoFails: ['feed/upcoming/due#not-listed'],
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now) => {
        const text = new Date(now).toISOString().slice(0, 19);
        const over = (time: { readonly end: string | null } | null) =>
          time?.end != null && time.end.slice(0, 19) < text;
        return items.filter(({ event, spans }) => spans.length === 0 || !event.times?.every(over));
      },
    }),
    keep: false,
  }),
});

export const listKeptUntilItsFirstEventEnds = feedFault({
  text: 'keeps a list until the event ends that was published first of it, or something is published',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#long-over'],
  install: (rig) => {
    const { select } = rig.parts;
    type Items = Parameters<typeof select>[0];
    const lists = new Map<string, { readonly of: Items; readonly until: number; readonly listed: Items }>();
    return {
      ...withFeedParts(rig, {
        select: (items, now, ...more) => {
          const site = items[0]?.site ?? '';
          const kept = lists.get(site);
          const same = kept?.of.length === items.length && items.every((item, i) => item === kept?.of[i]);
          if (kept && same && now < kept.until) return kept.listed;
          const listed = select(items, now, ...more);
          lists.set(site, { of: items, until: listed.flatMap(({ spans }) => spans)[0]?.end ?? 0, listed });
          return listed;
        },
      }),
      keep: false,
    };
  },
});

export const listedForADayMoreByRealTime = feedFault({
  text: 'lists events for a day after they have ended, though it is declared not to, by a clock that nobody sets',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#not-as-declared'],
  needs: { clock: false, declare: { upcoming: 'not-ended' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});

export const listedForADayMoreThanDeclared = feedFault({
  text: 'lists events for a day after they have ended, though it is declared not to',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#not-as-declared'],
  needs: { declare: { upcoming: 'not-ended' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});

export const listedForFiveMinutesMoreThanDeclared = feedFault({
  text: 'lists events for five minutes after they have ended, though it is declared to list those of the day',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#not-as-declared'],
  needs: { declare: { upcoming: 'today' } },
  install: (rig) => ({
    ...withFeedParts(rig, { select: (items, now, ...more) => rig.parts.select(items, now - 300_000, ...more) }),
    choices: { ...rig.choices, upcoming: 'not-ended' },
    keep: false,
  }),
});

const DAY = 86_400_000;

export const longEventsDropped = feedFault({
  text: 'drops an event of many days a day after it has begun',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#not-as-declared'],
  needs: { declare: { upcoming: 'not-ended' } },
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now, ...more) =>
        rig.parts.select(items, now, ...more).filter(({ spans }) => spans.length !== 1 || spans[0]!.start > now - DAY),
    }),
    keep: false,
  }),
});

export const movedIntoThePast = feedFault({
  text: 'lists an event until the end that it was first published with',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#long-over'],
  install: (rig) => {
    const first = new Map<number, Item['spans']>();
    const kept = withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (!first.has(number)) first.set(number, store.item(number)!.spans);
        store.change(number, draft);
      },
    }));
    const before = (item: Item): Item => ({ ...item, spans: first.get(item.number) ?? item.spans });
    return withFeedParts(kept, {
      select: (items, ...more) => {
        const listed = new Set(rig.parts.select(items.map(before), ...more).map(({ number }) => number));
        return items.filter(({ number }) => listed.has(number));
      },
    });
  },
});

export const onceListedAlwaysListed = feedFault({
  text: 'lists an event, once listed, for as long as it is published',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#long-over'],
  install: (rig) => {
    const seen = new Set<number>();
    return {
      ...withFeedParts(rig, {
        select: (items, ...more) => {
          for (const { number } of rig.parts.select(items, ...more)) seen.add(number);
          return items.filter(({ number }) => seen.has(number));
        },
      }),
      keep: false,
    };
  },
});
