import type { Trial } from '../../../core/check/trial.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { filledListing } from '../list/filled-listing.ts';
import { withTestItems } from './items.ts';
import { readUntil } from './visible-within.ts';

/**
 * Judges answers that list events: where the list is empty and the run may publish, an event of ours is there for as
 * long as `body` runs. `label`: two lower-case letters, unique to the check.
 */
export async function whileListed<R extends string, V>(
  feed: FeedTarget,
  t: Trial<FeedTarget, R>,
  label: string,
  body: () => Promise<V>,
): Promise<V> {
  const { ours } = await t.use(filledListing);
  if (!ours) return body();
  return withTestItems(feed, t, label, async (items) => {
    await items.publish(items.make('an event for as long as answers are read'));
    await readUntil(
      t,
      () => feed.get({ fresh: true }),
      (answer) => eventsInAnswer(answer).length > 0,
    );
    return body();
  });
}
