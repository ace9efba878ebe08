import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes date-times in UTC, with Z',
  cites: 'RFC 3339, section 5.6: the offset is Z or a number',
  install: (rig) => withFeedParts(rig, { date: (given) => new Date(given).toISOString().replace('.000', '') }),
});
