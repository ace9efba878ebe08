import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { servedStatusDefect } from '../../oracle/tiles/resource-defects.ts';
import { CompleteAnswers } from '../../premises/http/complete-answers.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import { allTileReadings } from '../../premises/tiles/all-tree-readings.ts';
import { everyTile, NO_TILES } from '../../premises/tiles/every-tile.ts';
import { LaterAbsences } from '../../premises/tiles/later-absences.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const served = watch<LogTarget>()({
  // LOG-TL-001 (must): The log serves every tile of the checkpoint's tree at the path of the tile; a partial tile may be gone
  //   once its full tile is served. [tlog-tiles, "Merkle Tree, Partial Tiles"]
  proves: 'LOG-TL-001',
  reasons: {
    missing: 'a tile of the tree is not served, nor the full tile in its place',
    status: 'a tile of the tree is answered with a status that is neither 200 nor that of a missing resource',
    incomplete: 'a tile of the tree is cut off each time, before the end that its answer announces',
  },
  owns: [reasonsOf(allTileReadings, 'missing', 'status'), reasonsOf(restartedTree, { tile: 'missing' })],
  begin(log, t) {
    const complete = new CompleteAnswers(log, t, /^tile\/\d/);
    const absences = new LaterAbsences(log, t, 'tile');
    return {
      on(exchange, answer) {
        complete.on(exchange);
        absences.on(exchange, answer);
      },
      async end() {
        await complete.judge();
        await t.each(await everyTile(t), (tile) => t.judge(servedStatusDefect(tile), tile.answer), NO_TILES);
        await absences.judge();
      },
    };
  },
});
