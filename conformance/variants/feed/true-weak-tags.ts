import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withTags } from '../../faults/feed-tags.ts';

export default variant<FeedRig>({
  text: 'gives answers a weak entity tag that changes with the events',
  cites: 'RFC 9110, section 8.8.1: a weak validator may stay where what differs is of no importance',
  install: (rig) => withTags(rig, (data) => data),
});
