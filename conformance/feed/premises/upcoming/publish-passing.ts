/** Publishes events that end during the run, and changes the times of some. */

import type { Trial } from '../../../core/check/trial.ts';
import type { FeedTimes } from '../../oracle/event/event.ts';
import type { FeedTarget } from '../../target/target.ts';
import type { TestItems } from '../publishing/items.ts';
import { changedItem } from '../realtime/changed-item.ts';
import type { PassingEvent } from './passing-events.ts';

/** Without moved events, which may be stale in some form; other checks judge that. */
export const unmovedEvents = (events: readonly PassingEvent[]): readonly PassingEvent[] =>
  events.filter(({ moved }) => !moved);

/** Publishes events and moves those with other times. Returns the events that the feed has with the requested times. */
export async function publishPassing(
  t: Trial<FeedTarget, string>,
  items: TestItems,
  events: readonly PassingEvent[],
): Promise<readonly PassingEvent[]> {
  const published = await items.publishAll(events.map(({ item }) => item));
  // An event with other times than requested is another event.
  const same = published.filter(({ name, event }) =>
    events.some(({ item }) => item.name === name && item.event.times === event.times),
  );
  const ready = same.map((item) => ({ ...events.find((event) => event.item.name === item.name)!, item }));
  // Other checks judge changes that are not visible.
  const changes = ready.some(({ moved }) => moved) && (await t.attempt(changedItem)) !== undefined;
  const each = await Promise.all(
    ready.map((passing) => (passing.moved ? changes && moveEvent(items, passing, passing.moved) : passing)),
  );
  return each.filter((one) => one !== false);
}

/** Moves an event to its other times; false if the feed does not accept them. */
async function moveEvent(
  items: TestItems,
  event: PassingEvent,
  times: readonly FeedTimes[],
): Promise<PassingEvent | false> {
  const item = await items.update({ ...event.item, event: { ...event.item.event, times } });
  return item !== undefined && item.event.times === times && { ...event, item };
}
