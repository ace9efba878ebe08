import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { tileLengthDefect } from '../../oracle/tiles/resource-defects.ts';
import { allTileReadings } from '../../premises/tiles/all-tree-readings.ts';
import { everyTile, NO_TILES } from '../../premises/tiles/every-tile.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const length = check<LogTarget>()({
  // LOG-TL-002 (must): A full tile consists of 256 hashes, which are 8,192 bytes; a partial tile of width W consists of W hashes.
  //   [tlog-tiles, "Merkle Tree, Partial Tiles"]
  proves: 'LOG-TL-002',
  reasons: { length: 'a tile is longer or shorter than its hashes' },
  owns: [reasonsOf(allTileReadings, 'length')],
  run: async (_log, t) => {
    await t.each(await everyTile(t), (tile) => t.judge(tileLengthDefect(tile), tile.answer), NO_TILES);
  },
});
