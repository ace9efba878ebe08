/** The served tree that covers the entries of the sound chains, at their indices. */

import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import { treeJudgements } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';
import { firstTree } from '../tiles/first-tree.ts';
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
  reasons: ['leaf-hash', 'parent-hash', 'root', 'inconsistent'],
  async find(log, t): Promise<true> {
    const { checkpoint } = await t.use(submittedTree.tree);
    const tiles = await t.use(submittedTree.tiles);
    const bundles = await t.use(submittedTree.bundles);
    for (const { defect, evidence } of treeJudgements(tiles, bundles, checkpoint)) t.judge(defect, evidence);
    const { size, root } = (await t.use(firstTree.tree)).checkpoint;
    if (size === 0n) return true;
    const served = await earlierRoots(log, checkpoint.size)(size);
    if ('status' in served || equalBytes(served.root, root)) return true;
    const expected = `${base64(root)}, as signed at tree size ${size}`;
    const actual = `${base64(served.root)} as the first ${size} entries of the tree of size ${checkpoint.size}`;
    return t.fail({ reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` });
  },
});
