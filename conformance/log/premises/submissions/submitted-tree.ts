/** The served tree that covers the entries of the sound chains, at their indices. */

import { premise } from '../../../core/check/premise.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { judgeSample, SAMPLE_REASONS } from '../tiles/sound-sample.ts';
import { soundTree } from '../tiles/sound-tree.ts';
import { type SampledTree, treeReadings } from '../tiles/tree-readings.ts';
import { mergedChains } from './merged-chains.ts';

export const submittedTree = treeReadings(
  'submitted-tree',
  premise<LogTarget>()({
    name: 'submitted-tree',
    async find(_log, t): Promise<SampledTree> {
      // The checks of tiles judge a defect from before the chains were submitted.
      await t.use(soundTree);
      const { checkpoint, covered } = await t.use(mergedChains);
      const indices = covered.map(({ index }) => index);
      return { checkpoint, sample: sampleOfEntries(checkpoint.size, indices) };
    },
  }),
);

/** That tree has the right hashes, as far as it is read, and begins with the first tree of the run. */
export const soundSubmittedTree = premise<LogTarget>()({
  name: 'sound-submitted-tree',
  reasons: SAMPLE_REASONS,
  find: (log, t): Promise<true> => judgeSample(submittedTree, log, t),
});
