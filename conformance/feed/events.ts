/** The events that are listed. */
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { Signal } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { eventsHeld } from './held.ts';
import { withItems } from './items.ts';
import { until } from './lists.ts';
import { type JsonObject, listing, type Reading, readListing } from './reading.ts';
import { kindDefect } from './value.ts';

/** The list, and each of its events that is one: null may stand for any. */
export interface Events {
  /** As it was at first; where nothing was listed, and something may be, as it was with an event of ours in it. */
  readonly reading: Reading;
  readonly events: readonly JsonObject[];
  /** The event is ours, and gone. */
  readonly ours: boolean;
}

/** The list while an event of ours is in it: without any nothing would be seen of events. */
async function withOne(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<Reading | undefined> {
  if (!feed.publisher) return undefined;
  try {
    return await withItems(feed, t, 'ev', async (items) => {
      if (!(await items.publish(items.make('an event where there was none')))) return undefined;
      const holds = (answer: Answer) => eventsHeld(answer).length > 0;
      const answer = await until(t, () => feed.get({ fresh: true }), holds);
      return holds(answer) ? readListing(answer) : undefined;
    });
  } catch (cause) {
    // That it cannot be published is for others to say.
    if (cause instanceof Signal || cause instanceof Trouble) return undefined;
    throw cause;
  }
}

export const events = premise<FeedTarget>()({
  name: 'events',
  owners: {
    'not-a-list': 'feed/envelope/data#not-a-list',
    'not-an-event': 'feed/envelope/data#not-an-event',
  },
  async find(feed, t): Promise<Events> {
    const first = await t.use(listing);
    const isBare = first.data.kind === 'array' && first.data.items.length === 0;
    const lent = isBare ? await withOne(feed, t) : undefined;
    const reading = lent ?? first;
    const { data, answer } = reading;
    t.judge(kindDefect(data, 'array', 'not-a-list'), answer);
    const entries = data.kind === 'array' ? data.items : [];
    for (const one of entries) t.judge(kindDefect(one, 'object', 'not-an-event'), answer);
    return { reading, events: entries.filter((one) => one.kind === 'object'), ours: lent !== undefined };
  },
});
