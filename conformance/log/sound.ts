import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { emptyRoot } from '../oracle/merkle.ts';
import { first } from './first.ts';
import { leaves, parents, root } from './tree-defects.ts';

/** The first tree is right in all its hashes: what is wrong when it is first seen is no matter of growth. */
export const soundTree = premise<LogTarget>()({
  name: 'sound-tree',
  owners: {
    'leaf-hash': 'log/tiles/match-entries#leaf-hash',
    'parent-hash': 'log/tiles/match-parents#parent-hash',
    root: 'log/tiles/match-root#root',
    'empty-root': 'log/checkpoint/empty-tree#empty-root',
  },
  async find(_log, t): Promise<true> {
    const { checkpoint } = await t.use(first.tree);
    const tiles = await t.use(first.tiles);
    const bundles = await t.use(first.bundles);
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
    for (const { defect, evidence } of [...leaves(tiles, bundles), ...parents(tiles), root(tiles, checkpoint)])
      t.judge(defect, evidence);
    return true;
  },
});
