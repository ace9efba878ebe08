import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

/** Gives each occurrence an end an hour before its start. */
const backwards = (times: Json): Json =>
  (times as readonly { readonly start: string }[]).map(({ start }) => ({
    start,
    end: new Date(Date.parse(start) - 3_600_000).toISOString(),
  }));

export default variant<FeedRig>({
  text: 'lists an event with an end before its start, as somebody published it',
  cites: 'Interface, "Event": it says nothing of which comes first',
  warns: ['feed/event/span#backwards'],
  install: (rig) =>
    withEvents(rig, (event) => (event.title === 'Event 7' ? { ...event, times: backwards(event.times!) } : event)),
});
