import { premise } from '../../../core/check/premise.ts';
import { sampleTree } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { servedSample } from './entry-format.ts';
import { soundMinimumIndex } from './sound-minimum-index.ts';
import { type SampledTree, treeReadings } from './tree-readings.ts';

/** The tree that the log has when the run begins. */
export const firstTree = treeReadings(
  'first-tree',
  premise<LogTarget>()({
    name: 'first-tree',
    async find(_log, t): Promise<SampledTree> {
      const checkpoint = await t.use(verifiedCheckpoint);
      const minimum = await t.use(soundMinimumIndex);
      return { checkpoint, sample: await servedSample(t, sampleTree(checkpoint.size, minimum, t.random)) };
    },
  }),
);
