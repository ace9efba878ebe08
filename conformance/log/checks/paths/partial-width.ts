/** The path of a partial tile serves as many hashes as it names, or nothing (C2SP tlog-tiles "Partial Tiles"). */
import { check } from '../../../core/check/check.ts';
import { supersededForSeconds } from '../../oracle/http/caching.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { BUNDLES } from '../../oracle/tiles/entry-format.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import { readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import { formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import { impossiblePathAnswers, impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The widest partial tile. */
const WIDEST = 255;

export const partialWidth = check<LogTarget>()({
  // LOG-TL-002 (must): A full tile consists of 256 hashes, which are 8,192 bytes; a partial tile of width W consists of W hashes.
  //   [tlog-tiles, "Merkle Tree, Partial Tiles"]
  // LOG-EB-002 (must): A bundle consists of as many entries as the tile is wide, each after its length as a big-endian uint16,
  //   and of nothing else. [tlog-tiles, "Log entries"]
  proves: ['LOG-TL-002', 'LOG-EB-002'],
  reasons: { short: 'the path of a wider partial tile or bundle is answered with only what exists so far' },
  run: async (log, t) => {
    await t.use(impossiblePathsRefused);
    // A cache must not remember a refusal of ours: the log may grow to that width.
    const refusals = await t.use(impossiblePathAnswers);
    if (!refusals.every(({ answer }) => supersededForSeconds(answer) === 0))
      t.notApplicable('the refusals of the log let caches keep them, so nothing wider than its tree is requested');
    const tiles = (await readingsOfEveryTree(t, (tree) => tree.tiles)).at(-1)!;
    const bundles = (await readingsOfEveryTree(t, (tree) => tree.bundles)).at(-1)!;
    for (const { id, width } of tiles.values()) {
      if (width >= WIDEST) continue;
      const at = tilePath({ ...id, width: WIDEST });
      const answer = await log.read({ kind: 'path', path: at });
      const body = answer.status === 200 && !isPage(at, answer) ? readableBody(answer) : undefined;
      const short = body && body.length < WIDEST * HASH_SIZE;
      const expected = `${WIDEST * HASH_SIZE} bytes, or an error status`;
      const actual = `${body?.length} bytes`;
      t.judge(short && { reason: 'short', breaks: 'LOG-TL-002', expected, actual, at }, answer);
    }
    for (const { id, width } of bundles.values()) {
      // The length of a data tile is not judged by its path: static-ct-api states it of the structures alone.
      if (width >= WIDEST || formatOfEntries(t) !== BUNDLES) continue;
      const at = bundlePath({ ...id, width: WIDEST });
      const answer = await log.read({ kind: 'path', path: at });
      const body = answer.status === 200 && !isPage(at, answer) ? readableBody(answer) : undefined;
      const defect = body && parseBundle(body, WIDEST).defect;
      // More than that is there where others have filled the bundle meanwhile.
      const short = defect && !parseBundle(body, TILE_WIDTH).value;
      const expected = `${WIDEST} entries, or an error status`;
      t.judge(short && { reason: 'short', breaks: 'LOG-EB-002', expected, actual: defect.actual, at }, answer);
    }
    if (t.subjects === 0) t.notApplicable('the tree has no partial tile');
  },
});
