import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withAsked, withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'has the XML from a host with a clock ahead by forty seconds',
  cites: 'choice clock-skew',
  needs: { clock: false },
  install: (rig) =>
    withAsked(rig, (asked, right) =>
      withFeedParts(right, {
        select: (items, now, ...more) =>
          right.parts.select(items, /\.xml\?/.test(asked()) ? now + 40_000 : now, ...more),
      }),
    ),
});
