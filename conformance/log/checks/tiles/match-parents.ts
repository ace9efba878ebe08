import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { parentHashJudgements } from '../../oracle/tiles/tree-defects.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { soundSubmittedTree } from '../../premises/submissions/submitted-tree.ts';
import { bundlesOfEveryTree, readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import { soundNonEmptyTree } from '../../premises/tiles/sound-non-empty-tree.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const matchParents = check<LogTarget>()({
  // A hash over a tile that was still partial is the same defect once that tile is full.
  // LOG-MH-003 (must): Each hash of a tile at level 1 and above is the Merkle Tree Hash of the full tile below it. [tlog-tiles,
  //   "Merkle Tree"]
  // LOG-MH-005 (must): A partial tile is not hashed into a tile of the level above. [tlog-tiles, "Partial Tiles"]
  proves: ['LOG-MH-003', 'LOG-MH-005'],
  reasons: { 'parent-hash': 'a hash of a tile is not the Merkle Tree Hash of the full tile below it' },
  owns: [
    reasonsOf([soundWrittenTree, soundSubmittedTree], 'parent-hash'),
    reasonsOf(soundNonEmptyTree, 'parent-hash'),
    reasonsOf(soundTree, 'parent-hash'),
  ],
  run: async (_log, t) => {
    const trees = await readingsOfEveryTree(t, (tree) => tree.tiles);
    const bundles = await bundlesOfEveryTree(t);
    const hashes = trees.flatMap((tiles, i) => [...parentHashJudgements(tiles, bundles[i]!)]);
    await t.each(hashes, ({ defect, evidence }) => t.judge(defect, evidence), 'the tree has no full tile');
  },
});
