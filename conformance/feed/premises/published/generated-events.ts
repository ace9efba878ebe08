/** Random events, the same in each run with the same seed. */

import fc from 'fast-check';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type EventContent, eventContent } from '../../inputs/events/generated-event.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many are published. */
export const GENERATED_COUNT = 8;

/** The arbitrary of the events. */
export interface EventGenerator {
  readonly seed: number;
  readonly content: fc.Arbitrary<EventContent>;
}

export const eventGenerator = premise<FeedTarget>()({
  name: 'event-generator',
  find: async (_feed, t: Trial<FeedTarget, string>): Promise<EventGenerator> => ({
    seed: t.random.below(2 ** 31),
    content: eventContent(t.time.epoch()),
  }),
});

/** The events, drawn as a property draws them that is run so often with the same seed. */
export async function generatedEvents(t: Trial<FeedTarget, string>): Promise<readonly EventContent[]> {
  const { seed, content } = await t.use(eventGenerator);
  const all: EventContent[] = [];
  await fc.check(
    fc.asyncProperty(content, async (content) => {
      all.push(content);
    }),
    { seed, numRuns: GENERATED_COUNT },
  );
  return all;
}
