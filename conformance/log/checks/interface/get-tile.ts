import { check } from '../../../core/check/check.ts';
import { OPERATION_REASONS, operationDefect } from '../../oracle/http/operation-defect.ts';
import { shortPathsText, tilesOfEachPathLength } from '../../oracle/tiles/first-and-last.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { minimumIndex } from '../../premises/tiles/minimum-index.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const getTile = check<LogTarget>()({
  // LOG-IF-002 (must): GetTile is `GET {base_url}/api/v2/tile/{L}/{N}`; N may span several path segments. [interface,
  //   "Endpoints"]
  proves: 'LOG-IF-002',
  reasons: OPERATION_REASONS,
  run: async (log, t) => {
    const tree = await nonEmptyTree(t);
    const { size } = (await t.use(tree.tree)).checkpoint;
    const bound = shortPathsText(size);
    if (bound !== undefined) t.note(bound);
    await t.each(
      tilesOfEachPathLength(size, minimumIndex(t)),
      async (tile) => {
        const answer = await log.read({ kind: 'tile', ...tile });
        const defect = operationDefect('GetTile', answer, tilePath(tile));
        const { level, index, width } = tile;
        // The full tile may have replaced a partial tile, and a log may answer 400 then.
        const wasReplaced =
          defect && width !== undefined && (await log.read({ kind: 'tile', level, index })).status === 200;
        t.judge(wasReplaced ? undefined : defect, answer);
        if (answer.status !== 200) await t.use(tree.tiles);
      },
      'an empty log has no tiles',
    );
  },
});
