import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { leafHashJudgements } from '../../oracle/tiles/tree-defects.ts';
import { soundLargeTree } from '../../premises/create/large-entries.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { soundSubmittedTree } from '../../premises/submissions/submitted-tree.ts';
import { NO_BUNDLES } from '../../premises/tiles/every-bundle.ts';
import { readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import { soundNonEmptyTree } from '../../premises/tiles/sound-non-empty-tree.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const matchEntries = check<LogTarget>()({
  // LOG-MH-001 (must): The hash of an entry is the SHA-256 hash of the byte 0x00 followed by the entry, and each hash of a
  //   level-0 tile is the hash of the entry that the log serves for it. [rfc6962, "2.1"]
  proves: 'LOG-MH-001',
  reasons: { 'leaf-hash': 'a hash of a level-0 tile is not that of its entry' },
  owns: [
    reasonsOf(soundLargeTree, 'leaf-hash'),
    reasonsOf([soundWrittenTree, soundSubmittedTree], 'leaf-hash'),
    reasonsOf(soundNonEmptyTree, 'leaf-hash'),
    reasonsOf(soundTree, 'leaf-hash'),
  ],
  run: async (_log, t) => {
    const tiles = await readingsOfEveryTree(t, (tree) => tree.tiles);
    const bundles = await readingsOfEveryTree(t, (tree) => tree.bundles);
    const hashes = tiles.flatMap((ofTree, i) => [...leafHashJudgements(ofTree, bundles[i]!)]);
    await t.each(hashes, ({ defect, evidence }) => t.judge(defect, evidence), NO_BUNDLES);
  },
});
