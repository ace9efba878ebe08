import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { dateTimeIn } from '../../testbed/clocks.ts';

export const midnightsAsDates = feedFault({
  text: 'writes the midnights of its place as dates alone',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/published/date-times#date-only'],
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const local = dateTimeIn('America/St_Johns', rig.parts.date(given));
        return local.includes('T00:00:00') ? local.slice(0, 10) : local;
      },
    }),
});

export const fractionsInTheBasicFormat = feedFault({
  text: 'writes the offset without a colon where a date-time has a fraction of a second',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/published/date-times#mixed'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/(?<=\.\d+[+-]\d\d):/, '') }),
});
