import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes t and z in lower case',
  cites: 'RFC 3339, section 5.6: T and Z may alternatively be lower case',
  install: (rig) =>
    withFeedParts(rig, { date: (given) => new Date(given).toISOString().replace('.000', '').toLowerCase() }),
});
