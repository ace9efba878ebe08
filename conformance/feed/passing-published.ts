import type { FeedTimes } from '../core/feed-event.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { changed } from './appeared.ts';
import type { Items } from './items.ts';
import type { Passing } from './passing-events.ts';

/** What has been there at other times may be stale in some form, which is said elsewhere. */
export const unmoved = (all: readonly Passing[]): readonly Passing[] => all.filter(({ moved }) => !moved);

/** Publishes them, and gives those their other times that have any. Gives those that the feed has as they were asked for. */
export async function there(
  t: Trial<FeedTarget, string>,
  items: Items,
  all: readonly Passing[],
): Promise<readonly Passing[]> {
  const published = await items.publishAll(all.map(({ item }) => item));
  // What is given other times than were asked for is another event.
  const same = published.filter(({ name, event }) =>
    all.some(({ item }) => item.name === name && item.event.times === event.times),
  );
  const ready = same.map((item) => ({ ...all.find((one) => one.item.name === item.name)!, item }));
  // Where changes are not seen, that is said there.
  const changes = ready.some(({ moved }) => moved) && (await t.attempt(changed)) !== undefined;
  const each = await Promise.all(ready.map((one) => (one.moved ? changes && move(items, one, one.moved) : one)));
  return each.filter((one) => one !== false);
}

/** Gives an event its other times; false where the feed cannot have it so. */
async function move(items: Items, one: Passing, times: readonly FeedTimes[]): Promise<Passing | false> {
  const item = await items.update({ ...one.item, event: { ...one.item.event, times } });
  return item !== undefined && item.event.times === times && { ...one, item };
}
