/** A checkpoint is served only after its tree (C2SP tlog-tiles "Merkle Tree"). */
import { check } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { rootFromRightEdge } from '../../oracle/tiles/tile.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { snapshotEdgeHashes } from '../../premises/growth/tree-snapshot.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

export const tilesBeforeCheckpoint = check<LogTarget>()({
  // LOG-TL-001 (must): The log serves every tile of the checkpoint's tree at the path of the tile; a partial tile may be gone
  //   once its full tile is served. [tlog-tiles, "Merkle Tree, Partial Tiles"]
  proves: 'LOG-TL-001',
  needsOneOf: WRITING_FACETS,
  reasons: {
    behind: 'a checkpoint is served before the tiles of its tree',
    'stays-absent': 'a tile that was requested before it existed is still refused when it exists',
  },
  run: async (log, t) => {
    const { snapshots, early } = await t.use(logGrowth);
    await t.each(snapshots, async (snapshot) => {
      const { size, root } = snapshot.checkpoint;
      const expected = `all resources of tree size ${size} as soon as its checkpoint is served`;
      for (const { path, status } of snapshot.missing) {
        if (!isRefusalStatus(status)) t.inconclusive(`${path} was answered with status ${status}`);
        // A tile that comes late is there by now.
        const isStillAbsent = path === early && (await log.read({ kind: 'path', path })).status !== 200;
        const reason = isStillAbsent ? 'stays-absent' : 'behind';
        t.fail({ reason, expected, actual: `status ${status}`, at: path });
      }
      // A tile that was served and is gone was not late.
      if (snapshot.partials.some(({ bytes }) => bytes === undefined)) return;
      const edgeRoot = rootFromRightEdge(size, (level) => snapshotEdgeHashes(snapshot, level));
      const actual = `tiles whose root is ${base64(edgeRoot)}, not ${base64(root)}`;
      const behind = { reason: 'behind', expected, actual, at: `checkpoint ${size}` } as const;
      t.judge(!equalBytes(edgeRoot, root) && behind);
    });
  },
});
