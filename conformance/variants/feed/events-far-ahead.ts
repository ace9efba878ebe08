import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

const TIMES = [
  { start: '2038-01-19T03:14:07Z', end: '2038-01-19T03:14:08Z' },
  { start: '2039-10-30T02:30:00+02:00', end: '2039-10-30T02:30:00+01:00' },
  { start: '2100-02-28T23:30:00-05:00', end: '2100-03-01T00:30:00-05:00' },
  { start: '9999-12-31T23:59:59-12:00', end: null },
];

export default variant<FeedRig>({
  text: 'lists an event with occurrences in the years 2038 to 9999, one of them in the hour that comes twice',
  cites: 'Interface, "Event": ISO 8601 date-time, whose years are those from 0000 to 9999',
  needs: { publish: false, clock: false },
  install: (rig) => withEvents(rig, (event) => ({ ...event, times: event.id === 10n ? TIMES : event.times! })),
});
