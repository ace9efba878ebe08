import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const everyMemberNull = feedVariant({
  text: 'gives null for every member of every event',
  cites: 'Interface, "What the service does": every value in the response may be null',
  needs: { publish: false, clock: false },
  install: (rig) => withFeedEvents(rig, (event) => Object.fromEntries(Object.keys(event).map((name) => [name, null]))),
});

export const furtherMembersOfEvents = feedVariant({
  text: 'names the place of each event, and has a note with each occurrence',
  cites: 'Interface, "Event": it lists the members that are there, and does not say that there are no others',
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      location: { building: 'E5', room: null },
      ...event,
      times:
        (times as readonly (JsonObject | null)[] | null)?.map((time) => time && { note: 'all day', ...time }) ?? null,
      tags: ['a', 'b'],
    })),
});
