import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'changed its events in a leap second, and on a leap day',
  cites: 'RFC 3339, section 5.7: a leap second is at the end of a month in UTC',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      updated:
        event.id === 1n ? '2016-12-31T18:59:60-05:00' : event.id === 2n ? '2000-02-29T23:59:59Z' : event.updated!,
    })),
});
