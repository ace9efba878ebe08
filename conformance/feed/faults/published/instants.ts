import { readInstant } from '../../../../src/reference/feed/event/instant.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';
import { dateTimeIn } from '../../testbed/clocks.ts';

export const datesAfter2038Wrap = feedFault({
  text: 'counts the seconds of a date-time in 32 bits with a sign, which end in January 2038',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const seconds = Math.floor(Date.parse(given) / 1000);
        return seconds === (seconds | 0) ? given : dateTimeIn('UTC', new Date((seconds | 0) * 1000).toISOString());
      },
    }),
});

export const halfAnHourOfSummerLost = feedFault({
  text: 'puts clocks that go back by half an hour back by a whole one',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/\+10:30$/, '+10:00') }),
});

export const localClockStampedZ = feedFault({
  text: 'gives the clock of the place, and calls it UTC',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/[+-]\d\d:\d\d$/, 'Z') }),
});

export const monthAndDaySwapped = feedFault({
  text: 'swaps month and day where both are small',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/^(\d{4})-(0\d)-(0\d)/, '$1-$3-$2') }),
});

export const repeatedHourTakenForTheFirst = feedFault({
  text: 'reads the second half past one, when clocks go back, as the first',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/(-11-0\dT01:30:00)-05:00$/, '$1-04:00') }),
});

export const repeatedHourOfBerlinTakenForTheFirst = feedFault({
  text: 'reads the second half past two of Berlin, when clocks go back, as the first',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) =>
    withFeedParts(rig, { date: (given) => given.replace(/(-10-(?:2[5-9]|3[01])T02:30:00)\+01:00$/, '$1+02:00') }),
});

export const signOfAnOffsetLostWithoutHours = feedFault({
  text: 'takes the sign of an offset from its hours, and so loses it where they are zero',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/-(00:\d\d)$/, '+$1') }),
});

export const updatedAtAnotherOffset = feedFault({
  text: 'gives `updated` with another offset, and the same clock',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#updated'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      updated: (event.updated as string | null)?.replace(/-05:00$/, '-04:00') ?? null,
    })),
});

const utcClock = (given: string): string => {
  const [offset = 'Z'] = /[+-]\d\d:\d\d$/.exec(given) ?? [];
  const { ms } = readInstant(given)!;
  return Math.abs(ms) < 8e15 ? `${new Date(ms).toISOString().slice(0, 19)}${offset}` : given;
};

export const utcClockWithLocalOffset = feedFault({
  text: 'gives the clock of UTC with the offset of the place',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => utcClock(given) }),
});

export const minutesOfOffsetsDropped = feedFault({
  text: 'leaves out the minutes of an offset',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/([+-]\d\d):\d\d$/, '$1:00') }),
});

export const secondsDropped = feedFault({
  text: 'leaves out the seconds of times',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) =>
    withFeedParts(rig, { date: (given) => rig.parts.date(given).replace(/(T\d\d:\d\d):\d\d/, '$1:00') }),
});

export const winterOffsetAllYear = feedFault({
  text: 'calls the time of summer by the offset of winter',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/-04:00$/, '-05:00') }),
});
