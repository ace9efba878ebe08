/** The served tree that covers the created entries, at their indices. */

import { premise } from '../../../core/check/premise.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';
import { judgeSample, SAMPLE_REASONS } from '../tiles/sound-sample.ts';
import { soundTree } from '../tiles/sound-tree.ts';
import { type SampledTree, treeReadings } from '../tiles/tree-readings.ts';
import { publication } from './publication.ts';

export const writtenTree = treeReadings(
  'written-tree',
  premise<LogTarget>()({
    name: 'written-tree',
    async find(_log, t): Promise<SampledTree> {
      // The checks of tiles judge a defect from before the entries were created.
      await t.use(soundTree);
      const { checkpoint, covered } = await t.use(publication);
      const minimum = minimumIndex(t);
      const indices = covered.map(({ logged }) => logged.logIndex).filter((index) => index >= minimum);
      return { checkpoint, sample: sampleOfEntries(checkpoint.size, indices) };
    },
  }),
);

/** That tree has the right hashes, as far as it is read, and begins with the first tree of the run. */
export const soundWrittenTree = premise<LogTarget>()({
  name: 'sound-written-tree',
  reasons: SAMPLE_REASONS,
  find: (log, t): Promise<true> => judgeSample(writtenTree, log, t),
});
