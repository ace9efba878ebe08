import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'leaves out the fractions of seconds',
  cites: 'Interface, "Event": it does not say how exact a date-time is',
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/\.\d+/, '') }),
});
