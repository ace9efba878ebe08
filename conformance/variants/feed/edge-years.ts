import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'changed its events in the first year and in the last',
  cites: 'Interface, "Event": ISO 8601 date-time, whose years are those from 0000 to 9999',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      updated:
        event.id === 1n ? '0001-01-01T00:00:00+14:00' : event.id === 2n ? '9999-12-31T23:59:59-12:00' : event.updated!,
    })),
});
