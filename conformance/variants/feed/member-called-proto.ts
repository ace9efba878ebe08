import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';
import { PROTO } from '../../faults/feed-proto.ts';

export default variant<FeedRig>({
  text: 'has a further member of events that is called __proto__',
  cites: 'RFC 8259, section 4: a name is a string, of whatever characters',
  install: (rig) => withEvents(rig, (event) => ({ ...event, ...PROTO })),
});
