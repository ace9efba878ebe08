import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withJsonpValue } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'lists the events in JSONP the other way round',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  install: (rig) => withJsonpValue(rig, (value) => ({ ...value, data: (value.data as Json[]).toReversed() })),
});
