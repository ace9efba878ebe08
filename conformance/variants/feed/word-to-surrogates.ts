import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedHeaders } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'gives surrogates a lifetime in a field of their own, and everybody else none',
  cites:
    'RFC 9110, section 5.1: a field that is not understood is passed over; no standard says what Surrogate-Control allows',
  install: (rig) => withFeedHeaders(rig, /\/events\//, (headers) => headers.set('surrogate-control', 'max-age=60')),
});
