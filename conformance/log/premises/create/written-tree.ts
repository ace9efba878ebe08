/** The served tree that covers the created entries, at their indices. */

import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import { treeJudgements } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';
import { firstTree } from '../tiles/first-tree.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';
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
  reasons: ['leaf-hash', 'parent-hash', 'root', 'inconsistent'],
  async find(log, t): Promise<true> {
    const { checkpoint } = await t.use(writtenTree.tree);
    const tiles = await t.use(writtenTree.tiles);
    const bundles = await t.use(writtenTree.bundles);
    for (const { defect, evidence } of treeJudgements(tiles, bundles, checkpoint)) t.judge(defect, evidence);
    const { size, root } = (await t.use(firstTree.tree)).checkpoint;
    if (size === 0n) return true;
    const served = await earlierRoots(log, checkpoint.size)(size);
    // A tile that is not served is judged by log/tiles/served.
    if ('status' in served || equalBytes(served.root, root)) return true;
    const expected = `${base64(root)}, as signed at tree size ${size}`;
    const actual = `${base64(served.root)} as the first ${size} entries of the tree of size ${checkpoint.size}`;
    return t.fail({ reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` });
  },
});
