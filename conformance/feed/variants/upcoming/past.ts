import type { Item } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

/** An event of the feed that is judged, long over. */
const SERIES = 9n;

export const nextDateToBeAnnounced = feedVariant({
  text: 'lists a series that has begun long ago, of which the next date is to be announced',
  cites: 'Interface, "What the service does": every value in the response may be null',
  install: (rig) => {
    const isOpen = ({ event }: Item) => event.id === SERIES;
    return withFeedParts(rig, {
      select: (items, ...given) => {
        const right = rig.parts.select(items, ...given);
        return items.filter((item) => right.includes(item) || isOpen(item));
      },
      event: (item, ...given) => {
        const event = rig.parts.event(item, ...given);
        if (!isOpen(item)) return event;
        return { ...event, times: [...(event.times ?? []), { start: null, end: null }] };
      },
    });
  },
});
