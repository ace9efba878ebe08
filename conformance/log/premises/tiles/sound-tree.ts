import { premise } from '../../../core/check/premise.ts';
import { emptyRootDefect, treeJudgements } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstTree } from './first-tree.ts';

/** All hashes of the first tree are right, so that a later wrong hash comes from growth. */
export const soundTree = premise<LogTarget>()({
  name: 'sound-tree',
  reasons: ['leaf-hash', 'parent-hash', 'root', 'empty-root'],
  async find(_log, t): Promise<true> {
    const { checkpoint } = await t.use(firstTree.tree);
    const tiles = await t.use(firstTree.tiles);
    const bundles = await t.use(firstTree.bundles);
    if (checkpoint.size === 0n) t.judge(emptyRootDefect(checkpoint));
    else for (const { defect, evidence } of treeJudgements(tiles, bundles, checkpoint)) t.judge(defect, evidence);
    return true;
  },
});
