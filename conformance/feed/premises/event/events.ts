/** The events that are listed. */

import { premise } from '../../../core/check/premise.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { dataDefect } from '../../oracle/list/json-list.ts';
import type { ListReading } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { filledListing } from '../list/filled-listing.ts';

export const NO_EVENTS = 'no event is listed';

/** The list and its events, without null entries. */
export interface ListedEvents {
  /** The first reading of the list; if it is empty and the run may publish, a reading with a published event. */
  readonly reading: ListReading;
  readonly events: readonly ObjectNode[];
  /** Whether the event is ours; it is withdrawn by now. */
  readonly ours: boolean;
}

export const listedEvents = premise<FeedTarget>()({
  name: 'listed-events',
  reasons: ['not-a-list', 'not-an-event'],
  async find(_feed, t): Promise<ListedEvents> {
    const { reading, ours } = await t.use(filledListing);
    const { data, answer } = reading;
    const defect = dataDefect(data);
    if (defect) return t.fail(defect, answer);
    const events = data.kind === 'array' ? data.items.filter((entry) => entry.kind === 'object') : [];
    return { reading, events, ours };
  },
});
