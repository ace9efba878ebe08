/** A full path serves the full tile or bundle, or nothing (C2SP tlog-tiles "Partial Tiles"). */
import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import type { EntryFormat } from '../../oracle/tiles/entry-format.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import type { BundleReading, TileReading } from '../../oracle/tiles/reading.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import { readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import { formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import { impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

type FullPathDefect = Defect<'short' | 'other-beginning' | 'long'> | undefined;

export const fullWidth = check<LogTarget>()({
  // LOG-TL-008 (must): The path of a full tile or bundle is answered with all of its 256 hashes or entries, never with only those
  //   that exist so far. [tlog-tiles, "Merkle Tree, Partial Tiles"]
  proves: 'LOG-TL-008',
  reasons: {
    short: 'a full path is answered with the present partial tile or bundle',
    'other-beginning': 'the answer to a full path does not begin with the partial tile or bundle',
    long: 'a full path is answered with more than a tile or bundle can have',
  },
  run: async (log, t) => {
    // After the growth of the log: a client may send this request (tlog-tiles "Partial Tiles"), but a cache might keep
    // the answer, and the full resources that growth brings must not be absent because of us.
    await t.use(impossiblePathsRefused);
    const tiles = (await readingsOfEveryTree(t, (tree) => tree.tiles)).at(-1)!;
    const bundles = (await readingsOfEveryTree(t, (tree) => tree.bundles)).at(-1)!;
    for (const tile of tiles.values()) {
      if (tile.width === TILE_WIDTH) continue;
      const path = tilePath({ level: tile.id.level, index: tile.id.index });
      const answer = await log.read({ kind: 'path', path });
      t.judge(!isPage(path, answer) && (tooLongDefect(answer, path) ?? fullTileDefect(answer, tile, path)), answer);
    }
    const format = formatOfEntries(t);
    for (const bundle of bundles.values()) {
      if (bundle.width === TILE_WIDTH) continue;
      const path = format.pathOf({ index: bundle.id.index });
      const answer = await log.read({ kind: 'path', path });
      t.judge(
        !isPage(path, answer) && (tooLongDefect(answer, path) ?? fullEntriesDefect(answer, bundle, path, format)),
        answer,
      );
    }
    if (t.subjects === 0) t.notApplicable('the tree has no partial tile');
  },
});

function tooLongDefect({ status, cut }: Answer, at: string): FullPathDefect {
  if (status !== 200 || !cut) return undefined;
  return { reason: 'long', expected: 'at most 256 hashes or entries', actual: 'more than that', at };
}

function fullTileDefect(answer: Answer, partial: TileReading, at: string): FullPathDefect {
  const body = answer.status === 200 ? readableBody(answer) : undefined;
  if (!body) return undefined;
  if (body.length !== TILE_WIDTH * HASH_SIZE)
    return { reason: 'short', expected: '8192 bytes, or an error status', actual: `${body.length} bytes`, at };
  const beginning = body.subarray(0, partial.hashes.length * HASH_SIZE);
  return equalBytes(beginning, Buffer.concat(partial.hashes)) ? undefined : otherBeginning('other hashes', at);
}

function fullEntriesDefect(answer: Answer, partial: BundleReading, at: string, format: EntryFormat): FullPathDefect {
  const body = answer.status === 200 ? readableBody(answer) : undefined;
  if (!body) return undefined;
  const { value: entries, defect } = format.parse(body, TILE_WIDTH);
  if (defect) return { reason: 'short', expected: '256 entries, or an error status', actual: defect.actual, at };
  const same = partial.leafHashes.every((hash, i) => equalBytes(hash, leafHash(entries.leaves[i]!)));
  return same ? undefined : otherBeginning('other entries', at);
}

function otherBeginning(actual: string, at: string): FullPathDefect {
  return { reason: 'other-beginning', expected: 'the beginning of the partial resource', actual, at };
}
