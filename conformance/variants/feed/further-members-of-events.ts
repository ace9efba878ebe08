import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'says where events are, and has a note with each occurrence',
  cites: 'Interface, "Event": it lists the members that are there, and does not say that there are no others',
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      location: { building: 'E5', room: null },
      ...event,
      times: (times as readonly (JsonObject | null)[] | null)?.map((one) => one && { note: 'all day', ...one }) ?? null,
      tags: ['a', 'b'],
    })),
});
