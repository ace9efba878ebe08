import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes date-times in UTC, with the offset -00:00',
  cites: 'RFC 3339, section 4.3: -00:00 says that the local offset is not known',
  install: (rig) =>
    withFeedParts(rig, { date: (given) => new Date(given).toISOString().replace(/(?:\.000)?Z$/, '-00:00') }),
});
