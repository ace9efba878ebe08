import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withAsked, withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'lists events until their day is over where the site is: one is half a world away from the other',
  cites: 'choice upcoming',
  needs: { declare: { upcoming: 'today' } },
  install: (rig) =>
    withAsked({ ...rig, choices: { ...rig.choices, upcoming: 'today' } }, (asked, right) =>
      withFeedParts(right, {
        lasts: (span, upcoming) =>
          right.parts.lasts({ ...span, offset: /\/events\/eng\./.test(asked()) ? 780 : -420 }, upcoming),
      }),
    ),
});
