import type { Json } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

/** Gives each occurrence an end an hour before its start. */
const backwards = (times: Json): Json =>
  (times as readonly { readonly start: string }[]).map(({ start }) => ({
    start,
    end: new Date(Date.parse(start) - 3_600_000).toISOString(),
  }));

export const endBeforeTheStart = feedVariant({
  text: 'lists an event with an end before its start, as somebody published it',
  cites: 'Interface, "Event": it says nothing of which comes first',
  warns: ['feed/event/span#backwards'],
  install: (rig) =>
    withFeedEvents(rig, (event) => (event.title === 'Event 7' ? { ...event, times: backwards(event.times!) } : event)),
});
