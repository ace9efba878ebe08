/** The events that are listed. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { type JsonObject, listing, type Reading } from './reading.ts';
import { kindDefect } from './value.ts';

/** The list, and each of its events that is one: null may stand for any. */
export interface Events {
  readonly reading: Reading;
  readonly events: readonly JsonObject[];
}

export const events = premise<FeedTarget>()({
  name: 'events',
  owners: {
    'not-a-list': 'feed/envelope/data#not-a-list',
    'not-an-event': 'feed/envelope/data#not-an-event',
  },
  async find(_feed, t): Promise<Events> {
    const reading = await t.use(listing);
    const { data, answer } = reading;
    t.judge(kindDefect(data, 'array', 'not-a-list'), answer);
    const entries = data.kind === 'array' ? data.items : [];
    for (const one of entries) t.judge(kindDefect(one, 'object', 'not-an-event'), answer);
    return { reading, events: entries.filter((one) => one.kind === 'object') };
  },
});
