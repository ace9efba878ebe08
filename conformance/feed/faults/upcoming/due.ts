import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts, withRequestUrl } from '../../testbed/alterations.ts';

export const eveningEventsDropped = feedFault({
  text: 'drops an event when its day is over in UTC, though it has not begun',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#not-listed'],
  install: (rig) => ({
    ...withFeedParts(rig, {
      select: (items, now, ...more) => {
        const today = new Date(now).toISOString().slice(0, 10);
        return rig.parts
          .select(items, now, ...more)
          .filter(({ event }) => event.times?.every((time) => (time?.start?.slice(0, 10) ?? '9') >= today) ?? true);
      },
    }),
    keep: false,
  }),
});

const HOURS = 5 * 3_600_000;

export const eventsOfTheNextHoursDropped = feedFault({
  text: 'drops events five hours before they end, by a clock of another zone',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#not-listed'],
  needs: { clock: false },
  install: (rig) => ({
    ...withFeedParts(rig, { select: (items, now, ...more) => rig.parts.select(items, now + HOURS, ...more) }),
    keep: false,
  }),
});

export const eventsOfTheNextHoursDroppedAtTheOtherSite = feedFault({
  text: 'drops events five hours before they end at another site, which has the clocks of another zone',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#at-another-site'],
  needs: { clock: false },
  install: (rig) =>
    withRequestUrl(rig, (asked, right) =>
      withFeedParts(right, {
        select: (items, now, ...more) =>
          right.parts.select(items, asked().includes('/events/eng.') ? now + HOURS : now, ...more),
      }),
    ),
});

export const eventsWithoutEndDropped = feedFault({
  text: 'does not list an event without an end',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#without-end'],
  install: (rig) =>
    withFeedParts(rig, {
      select: (...given) =>
        rig.parts
          .select(...given)
          .filter(({ event }) => event.times?.[0]?.end !== null || event.times[0].start === null),
    }),
});

/** Drops an event of several occurrences when one of them, by its place, is over. */
const dropsByOneOccurrence = (rig: FeedRig, place: 0 | -1): FeedRig => ({
  ...withFeedParts(rig, {
    select: (items, now, ...more) =>
      rig.parts.select(items, now, ...more).filter(({ spans }) => spans.length < 2 || spans.at(place)!.end >= now),
  }),
  keep: false,
});

export const lastGivenTakenForLatest = feedFault({
  text: 'drops an event when the occurrence that is given last is over, though a later one is given before it',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#series'],
  install: (rig) => dropsByOneOccurrence(rig, -1),
});

export const lastGivenTakenForLatestByRealTime = feedFault({
  text: 'drops an event when the occurrence that is given last is over, by a clock that nobody sets',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#series'],
  needs: { clock: false },
  install: (rig) => dropsByOneOccurrence(rig, -1),
});

export const seriesDropped = feedFault({
  text: 'drops an event when the first of its occurrences is over',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/upcoming/due#series'],
  install: (rig) => dropsByOneOccurrence(rig, 0),
});
