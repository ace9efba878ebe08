/** Publishes events that time passes, and moves those that are to be moved. */

import type { Trial } from '../../../core/check/trial.ts';
import type { FeedTimes } from '../../oracle/event/event.ts';
import type { FeedTarget } from '../../target/target.ts';
import type { TestItems } from '../publishing/items.ts';
import { changedItem } from '../realtime/changed-item.ts';
import type { PassingEvent } from './passing-events.ts';

/** What has been there at other times may be stale in some form, which is said elsewhere. */
export const unmovedEvents = (all: readonly PassingEvent[]): readonly PassingEvent[] =>
  all.filter(({ moved }) => !moved);

/** Publishes them, and gives those their other times that have any. Gives those that the feed has as they were asked for. */
export async function publishPassing(
  t: Trial<FeedTarget, string>,
  items: TestItems,
  all: readonly PassingEvent[],
): Promise<readonly PassingEvent[]> {
  const published = await items.publishAll(all.map(({ item }) => item));
  // What is given other times than were asked for is another event.
  const same = published.filter(({ name, event }) =>
    all.some(({ item }) => item.name === name && item.event.times === event.times),
  );
  const ready = same.map((item) => ({ ...all.find((event) => event.item.name === item.name)!, item }));
  // Where changes are not seen, that is said there.
  const changes = ready.some(({ moved }) => moved) && (await t.attempt(changedItem)) !== undefined;
  const each = await Promise.all(ready.map((one) => (one.moved ? changes && moveEvent(items, one, one.moved) : one)));
  return each.filter((one) => one !== false);
}

/** Gives an event its other times; false where the feed cannot have it so. */
async function moveEvent(
  items: TestItems,
  event: PassingEvent,
  times: readonly FeedTimes[],
): Promise<PassingEvent | false> {
  const item = await items.update({ ...event.item, event: { ...event.item.event, times } });
  return item !== undefined && item.event.times === times && { ...event, item };
}
