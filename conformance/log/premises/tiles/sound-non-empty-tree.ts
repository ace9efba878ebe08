import { premise } from '../../../core/check/premise.ts';
import { treeJudgements } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { nonEmptyTree } from './every-tree.ts';
import { grownTree } from './grown-tree.ts';
import { soundTree } from './sound-tree.ts';

/** The tree of `nonEmptyTree` has the right hashes throughout. */
export const soundNonEmptyTree = premise<LogTarget>()({
  name: 'sound-non-empty-tree',
  reasons: ['leaf-hash', 'parent-hash', 'root'],
  async find(_log, t): Promise<true> {
    await t.use(soundTree);
    if ((await nonEmptyTree(t)) !== grownTree) return true;
    const { checkpoint } = await t.use(grownTree.tree);
    const tiles = await t.use(grownTree.tiles);
    const bundles = await t.use(grownTree.bundles);
    for (const { defect, evidence } of treeJudgements(tiles, bundles, checkpoint)) t.judge(defect, evidence);
    return true;
  },
});
