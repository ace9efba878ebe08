import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { emptyRoot } from '../../oracle/merkle/tree-hash.ts';
import { judgeLeafHashes, judgeParentHashes, judgeRoot } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstTree } from './first-tree.ts';

/** The first tree is right in all its hashes: what is wrong when it is first seen is no matter of growth. */
export const soundTree = premise<LogTarget>()({
  name: 'sound-tree',
  reasons: ['leaf-hash', 'parent-hash', 'root', 'empty-root'],
  async find(_log, t): Promise<true> {
    const { checkpoint } = await t.use(firstTree.tree);
    const tiles = await t.use(firstTree.tiles);
    const bundles = await t.use(firstTree.bundles);
    if (checkpoint.size === 0n) {
      const [right, found] = [emptyRoot(), checkpoint.root];
      const defect = {
        reason: 'empty-root',
        expected: base64(right),
        actual: base64(found),
        at: 'checkpoint',
      } as const;
      t.judge(equalBytes(right, found) ? undefined : defect);
      return true;
    }
    for (const { defect, evidence } of [
      ...judgeLeafHashes(tiles, bundles),
      ...judgeParentHashes(tiles),
      judgeRoot(tiles, checkpoint),
    ])
      t.judge(defect, evidence);
    return true;
  },
});
