import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { rootJudgement } from '../../oracle/tiles/tree-defects.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { soundSubmittedTree } from '../../premises/submissions/submitted-tree.ts';
import { NO_TILES } from '../../premises/tiles/every-tile.ts';
import { bundlesOfEveryTree, readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import { soundNonEmptyTree } from '../../premises/tiles/sound-non-empty-tree.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const matchRoot = check<LogTarget>()({
  // LOG-MH-002 (must): The root hash of a checkpoint is the RFC 6962 Merkle Tree Hash of its tree: a node is the SHA-256 hash of
  //   the byte 0x01, the left hash and the right hash, and an unpaired node is promoted. [rfc6962, "2.1"]
  proves: 'LOG-MH-002',
  reasons: { root: "the checkpoint's root hash is not the root of the tree in the tiles" },
  owns: [
    reasonsOf([soundWrittenTree, soundSubmittedTree], 'root'),
    reasonsOf(soundNonEmptyTree, 'root'),
    reasonsOf(soundTree, 'root'),
  ],
  run: async (_log, t) => {
    const tiles = await readingsOfEveryTree(t, (tree) => tree.tiles);
    const trees = await readingsOfEveryTree(t, (tree) => tree.tree);
    const bundles = await bundlesOfEveryTree(t);
    const answer = await t.use(checkpointAnswer);
    const roots = trees.flatMap(({ checkpoint }, i) =>
      checkpoint.size > 0n ? [rootJudgement(tiles[i]!, bundles[i]!, checkpoint)] : [],
    );
    await t.each(roots, ({ defect }) => t.judge(defect, answer), NO_TILES);
  },
});
