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
      return { checkpoint, sample: sampleOf(checkpoint.size, minimumIndex(t), t.random) };
    },
  }),
);
