import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes fractions of seconds, to the nanosecond',
  cites: 'RFC 3339, section 5.6: a fraction of a second has any number of digits',
  install: (rig) =>
    withFeedParts(rig, { date: (given) => given.replace(/(?<!\.\d+)(?=[+-]\d\d:\d\d$)/, '.000000000') }),
});
