/** Random events, the same in each run with the same seed. */

import type { Arbitrary } from 'fast-check';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { EventContent } from '../../inputs/events/generated-event.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many are published. */
export const GENERATED_COUNT = 8;

/** The arbitrary of the events. */
export interface EventGenerator {
  readonly seed: number;
  readonly content: Arbitrary<EventContent>;
}

export const eventGenerator = premise<FeedTarget>()({
  name: 'event-generator',
  async find(_feed, t: Trial<FeedTarget, string>): Promise<EventGenerator> {
    // Loaded here, since a run of other checks draws nothing.
    const { eventContent } = await import('../../inputs/events/generated-event.ts');
    return { seed: t.random.below(2 ** 31), content: eventContent(t.time.epoch()) };
  },
});

/** The events, drawn as a property draws them that is run so often with the same seed. */
export async function generatedEvents(t: Trial<FeedTarget, string>): Promise<readonly EventContent[]> {
  const { seed, content } = await t.use(eventGenerator);
  const { default: fc } = await import('fast-check');
  const all: EventContent[] = [];
  await fc.check(
    fc.asyncProperty(content, async (content) => {
      all.push(content);
    }),
    { seed, numRuns: GENERATED_COUNT },
  );
  return all;
}
