import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const midnightAsTheEndOfADay = feedVariant({
  text: 'writes midnight as 24:00 of the day before',
  cites: 'Interface, "Event": an ISO 8601 date-time, whose midnight may also be the end of a day, 24:00',
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const [date, time] = [given.slice(0, 10), given.slice(10)];
        if (!time.startsWith('T00:00:00') || time.startsWith('T00:00:00.')) return given;
        const before = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
        return `${before}${time.replace('T00', 'T24')}`;
      },
    }),
});
