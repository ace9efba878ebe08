/** Where created entries come to lie: the served tree that covers them, as far as it holds them. */

import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import { judgeLeafHashes, judgeParentHashes, judgeRoot } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';
import { firstTree } from '../tiles/first-tree.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';
import { soundTree } from '../tiles/sound-tree.ts';
import { type SampledTree, treeReadings } from '../tiles/tree-readings.ts';
import { publication } from './publication.ts';

/** What the served tree has where the created entries are to be. */
export const writtenTree = treeReadings(
  'written',
  premise<LogTarget>()({
    name: 'written-tree',
    async find(_log, t): Promise<SampledTree> {
      // What is wrong in what was there before is no matter of what was created.
      await t.use(soundTree);
      const { checkpoint, covered } = await t.use(publication);
      const minimum = minimumIndex(t);
      const indices = covered.map(({ logged }) => logged.logIndex).filter((index) => index >= minimum);
      return { checkpoint, sample: sampleOfEntries(checkpoint.size, indices) };
    },
  }),
);

/** That tree is right in its hashes, as far as it is looked at, and begins with the tree that was first seen. */
export const soundWrittenTree = premise<LogTarget>()({
  name: 'written-sound',
  reasons: ['leaf-hash', 'parent-hash', 'root', 'inconsistent'],
  async find(log, t): Promise<true> {
    const { checkpoint } = await t.use(writtenTree.tree);
    const tiles = await t.use(writtenTree.tiles);
    const bundles = await t.use(writtenTree.bundles);
    for (const { defect, evidence } of [
      ...judgeLeafHashes(tiles, bundles),
      ...judgeParentHashes(tiles),
      judgeRoot(tiles, checkpoint),
    ])
      t.judge(defect, evidence);
    const before = (await t.use(firstTree.tree)).checkpoint;
    const now = before.size > 0n ? await earlierRoots(log, checkpoint.size)(before.size) : before;
    // What is not served is for the checks of tiles to say.
    if ('status' in now || equalBytes(now.root, before.root)) return true;
    const expected = `${base64(before.root)}, as signed at tree size ${before.size}`;
    const actual = `${base64(now.root)} as the first ${before.size} entries of the tree of size ${checkpoint.size}`;
    t.judge({ reason: 'inconsistent', expected, actual, at: `checkpoint ${before.size}` });
    return true;
  },
});
