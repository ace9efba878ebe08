import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts, withRequestUrl } from '../../testbed/alterations.ts';

export const daysOfEachSite = feedVariant({
  text: 'lists events until their day is over where the site is: one is half a world away from the other',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'today' } },
  install: (rig) =>
    withRequestUrl({ ...rig, choices: { ...rig.choices, upcoming: 'today' } }, (asked, right) =>
      withFeedParts(right, {
        lasts: (span, upcoming) =>
          right.parts.lasts({ ...span, offset: /\/events\/eng\./.test(asked()) ? 780 : -420 }, upcoming),
      }),
    ),
});
