import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'gives null for every member of every event',
  cites: 'Interface, "What the service does": every value in the response may be null',
  needs: { publish: false, clock: false },
  install: (rig) => withEvents(rig, (event) => Object.fromEntries(Object.keys(event).map((name) => [name, null]))),
});
