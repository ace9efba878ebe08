/** Events by chance, the same in each run with one seed. */
import fc from 'fast-check';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { type EventContent, eventContent } from '../properties/feed-event.ts';

/** How many are published. */
export const DRAWN = 8;

/** What they are drawn from. */
export interface Source {
  readonly seed: number;
  readonly content: fc.Arbitrary<EventContent>;
}

export const source = premise<FeedTarget>()({
  name: 'drawn',
  owners: {},
  find: async (_feed, t: Trial<FeedTarget, string>): Promise<Source> => ({
    seed: t.random.below(2 ** 31),
    content: eventContent(t.time.epoch()),
  }),
});

/** The events, drawn as a property draws them that is run so often with the same seed. */
export async function drawn(t: Trial<FeedTarget, string>): Promise<readonly EventContent[]> {
  const { seed, content } = await t.use(source);
  const all: EventContent[] = [];
  await fc.check(
    fc.asyncProperty(content, async (one) => {
      all.push(one);
    }),
    { seed, numRuns: DRAWN },
  );
  return all;
}
