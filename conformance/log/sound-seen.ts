import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { last, seen } from './last.ts';
import { soundTree } from './sound.ts';
import { leaves, parents, root } from './tree-defects.ts';

/** What an empty log has grown to is right in all its hashes too. */
export const soundSeen = premise<LogTarget>()({
  name: 'sound-seen',
  owners: {
    'leaf-hash': 'log/tiles/match-entries#leaf-hash',
    'parent-hash': 'log/tiles/match-parents#parent-hash',
    root: 'log/tiles/match-root#root',
  },
  async find(_log, t): Promise<true> {
    await t.use(soundTree);
    if ((await seen(t)) !== last) return true;
    const { checkpoint } = await t.use(last.tree);
    const tiles = await t.use(last.tiles);
    const bundles = await t.use(last.bundles);
    for (const { defect, evidence } of [...leaves(tiles, bundles), ...parents(tiles), root(tiles, checkpoint)])
      t.judge(defect, evidence);
    return true;
  },
});
