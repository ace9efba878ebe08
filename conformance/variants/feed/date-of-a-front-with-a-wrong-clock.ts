import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withDateHeader } from '../../faults/feed-clocks.ts';

export default variant<FeedRig>({
  text: 'stands behind a host whose Date is hours off, and is right itself',
  cites: 'Interface, "Envelope": meta.timestamp is the time of the response, and nothing is said of header fields',
  install: (rig) => withDateHeader(rig, -4 * 3600),
});
