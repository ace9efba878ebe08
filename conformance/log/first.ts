import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { latestCheckpoint } from './note-premises.ts';
import { minimumIndex, readings, type Tree } from './readings.ts';
import { sampleOf } from './sample.ts';

/** The tree that the log has when it is first seen. */
export const first = readings(
  'first',
  premise<LogTarget>()({
    name: 'first-tree',
    owners: {},
    async find(_log, t): Promise<Tree> {
      const checkpoint = await t.use(latestCheckpoint);
      const minimum = minimumIndex(t);
      // Nothing would be looked at, and all of it pass ("Pruning": at most the size of the current checkpoint).
      if (minimum > checkpoint.size)
        t.inconclusive(`minimum-index=${minimum} is declared, which is beyond the tree size ${checkpoint.size}`);
      return { checkpoint, sample: sampleOf(checkpoint.size, minimum, t.random) };
    },
  }),
);
