import { check } from '../../../core/check/check.ts';
import { judgeLeafHashes } from '../../oracle/tiles/tree-defects.ts';
import { readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const matchEntries = check<LogTarget>()({
  proves: 'LOG-MH-001',
  reasons: { 'leaf-hash': 'a hash of a level-0 tile is not that of its entry' },
  run: async (_log, t) => {
    const tiles = await readingsOfEveryTree(t, (one) => one.tiles);
    const bundles = await readingsOfEveryTree(t, (one) => one.bundles);
    const looked = tiles.flatMap((read, i) => [...judgeLeafHashes(read, bundles[i]!)]);
    await t.each(looked, ({ defect, evidence }) => t.judge(defect, evidence), 'an empty log has no entries');
  },
});
