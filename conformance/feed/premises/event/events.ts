/** The events that are listed. */

import { EarlyEnd } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { dataDefect } from '../../oracle/list/json-list.ts';
import { type ListReading, readListing } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from '../list/listing.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';

export const NO_EVENTS = 'no event is listed';

/** The list and its events, without null entries. */
export interface ListedEvents {
  /** The first reading of the list; if it is empty and the run may publish, a reading with a published event. */
  readonly reading: ListReading;
  readonly events: readonly ObjectNode[];
  /** Whether the event is ours; it is withdrawn by now. */
  readonly ours: boolean;
}

/** The list with a published event, since an empty list does not show events. */
async function listWithOneEvent(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<ListReading | undefined> {
  if (!feed.publisher) return undefined;
  try {
    return await withTestItems(feed, t, 'ev', async (items) => {
      if (!(await items.publish(items.make('an event in an empty list')))) return undefined;
      const holds = (answer: Answer) => eventsInAnswer(answer).length > 0;
      const answer = await readUntil(t, () => feed.get({ fresh: true }), holds);
      return holds(answer) ? readListing(answer) : undefined;
    });
  } catch (cause) {
    // Whether it can be published is judged by the checks of the topic realtime.
    if (cause instanceof EarlyEnd || cause instanceof TransportFailure) return undefined;
    throw cause;
  }
}

export const listedEvents = premise<FeedTarget>()({
  name: 'listed-events',
  reasons: ['not-a-list', 'not-an-event'],
  async find(feed, t): Promise<ListedEvents> {
    const first = await t.use(listing);
    const isEmpty = first.data.kind === 'array' && first.data.items.length === 0;
    const withOurs = isEmpty ? await listWithOneEvent(feed, t) : undefined;
    const reading = withOurs ?? first;
    const { data, answer } = reading;
    const defect = dataDefect(data);
    if (defect) return t.fail(defect, answer);
    const events = data.kind === 'array' ? data.items.filter((entry) => entry.kind === 'object') : [];
    return { reading, events, ours: withOurs !== undefined };
  },
});
