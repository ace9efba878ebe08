import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'gives events types of its own, which no change touches, and says so',
  cites: 'Interface, "Event": it does not say who gives a type',
  needs: { given: () => ({ type: ['Event'] }) },
  install: (rig) => withEvents(rig, (event) => ({ ...event, type: ['Event'] })),
});
