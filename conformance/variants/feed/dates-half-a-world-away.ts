import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes date-times at an offset of fourteen hours',
  cites: 'Interface, "Event": ISO 8601 date-time with UTC offset, whichever it is',
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => new Date(Date.parse(given) + 14 * 3_600_000).toISOString().replace(/(?:\.000)?Z$/, '+14:00'),
    }),
});
