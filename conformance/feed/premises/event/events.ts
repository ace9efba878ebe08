/** The events that are listed. */

import type { Defect } from '../../../core/check/defect.ts';
import { EarlyEnd } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { kindDefect, type ObjectNode } from '../../oracle/json/value.ts';
import { type ListReading, readListing } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from '../list/listing.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';

/** Judges each event that is listed. */
export async function judgeEachEvent<R extends string>(
  t: Trial<FeedTarget, R>,
  defectOf: (event: ObjectNode) => Defect<R> | undefined,
): Promise<void> {
  const { events: listed, reading } = await t.use(listedEvents);
  await t.each(listed, (event) => t.judge(defectOf(event), reading.answer), 'no event is listed');
}

/** The list, and each of its events that is one: null may stand for any. */
export interface ListedEvents {
  /** As it was at first; where nothing was listed, and something may be, as it was with an event of ours in it. */
  readonly reading: ListReading;
  readonly events: readonly ObjectNode[];
  /** The event is ours, and gone. */
  readonly ours: boolean;
}

/** The list while an event of ours is in it: without any nothing would be seen of events. */
async function listWithOneEvent(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<ListReading | undefined> {
  if (!feed.publisher) return undefined;
  try {
    return await withTestItems(feed, t, 'ev', async (items) => {
      if (!(await items.publish(items.make('an event where there was none')))) return undefined;
      const holds = (answer: Answer) => eventsInAnswer(answer).length > 0;
      const answer = await readUntil(t, () => feed.get({ fresh: true }), holds);
      return holds(answer) ? readListing(answer) : undefined;
    });
  } catch (cause) {
    // That it cannot be published is for others to say.
    if (cause instanceof EarlyEnd || cause instanceof TransportFailure) return undefined;
    throw cause;
  }
}

export const listedEvents = premise<FeedTarget>()({
  name: 'events',
  reasons: ['not-a-list', 'not-an-event'],
  async find(feed, t): Promise<ListedEvents> {
    const first = await t.use(listing);
    const isBare = first.data.kind === 'array' && first.data.items.length === 0;
    const lent = isBare ? await listWithOneEvent(feed, t) : undefined;
    const reading = lent ?? first;
    const { data, answer } = reading;
    t.judge(kindDefect(data, 'array', 'not-a-list'), answer);
    const entries = data.kind === 'array' ? data.items : [];
    for (const one of entries) t.judge(kindDefect(one, 'object', 'not-an-event'), answer);
    return { reading, events: entries.filter((one) => one.kind === 'object'), ours: lent !== undefined };
  },
});
