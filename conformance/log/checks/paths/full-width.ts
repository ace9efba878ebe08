/** A full path has all of a tile or bundle, or nothing (C2SP tlog-tiles "Partial Tiles"). */
import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import { readingsOfEveryTree } from '../../premises/tiles/every-tree.ts';
import { impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const fullWidth = check<LogTarget>()({
  proves: 'LOG-TL-008',
  reasons: {
    short: 'a full path is answered with the partial tile or bundle that there is so far',
    'other-beginning': 'a full path is answered with another beginning than its partial tile or bundle has',
    long: 'a full path is answered with more than a tile or bundle can have',
  },
  run: async (log, t) => {
    // After the log was made to grow: a client may ask so (tlog-tiles "Partial Tiles"), but a cache might keep what it
    // hears, and the full ones that growth brings are not to be absent because of us.
    await t.use(impossiblePathsRefused);
    const tiles = (await readingsOfEveryTree(t, (one) => one.tiles)).at(-1)!;
    const bundles = (await readingsOfEveryTree(t, (one) => one.bundles)).at(-1)!;
    const judge = async (
      path: string,
      right: (body: Uint8Array) => Defect<'short' | 'other-beginning'> | undefined,
    ) => {
      const answer = await log.read({ kind: 'path', path });
      const body = answer.status === 200 ? readableBody(answer) : undefined;
      const limits = { expected: 'at most 256 hashes or entries', actual: 'more than that', at: path };
      const long = answer.status === 200 && answer.cut ? ({ reason: 'long', ...limits } as const) : undefined;
      t.judge(long ?? (body && right(body)), answer);
    };
    const beginning = { reason: 'other-beginning', expected: 'the beginning that the partial one has' } as const;
    for (const tile of tiles.values()) {
      const { level, index } = tile.id;
      const path = tilePath({ level, index });
      if (tile.width === TILE_WIDTH) continue;
      await judge(path, (body) => {
        const actual = `${body.length} bytes`;
        if (body.length !== TILE_WIDTH * HASH_SIZE)
          return { reason: 'short', expected: '8192 bytes, or an error status', actual, at: path };
        const same = equalBytes(body.subarray(0, tile.hashes.length * HASH_SIZE), Buffer.concat(tile.hashes));
        return same ? undefined : { ...beginning, actual: 'other hashes', at: path };
      });
    }
    for (const bundle of bundles.values()) {
      const path = bundlePath({ index: bundle.id.index });
      if (bundle.width === TILE_WIDTH) continue;
      await judge(path, (body) => {
        const { value, defect } = parseBundle(body, TILE_WIDTH);
        if (defect)
          return { reason: 'short', expected: '256 entries, or an error status', actual: defect.actual, at: path };
        const hashes = value!.slice(0, bundle.leafHashes.length).map((entry) => leafHash(entry));
        const same = hashes.every((hash, i) => equalBytes(hash, bundle.leafHashes[i]!));
        return same ? undefined : { ...beginning, actual: 'other entries', at: path };
      });
    }
    if (t.subjects === 0) t.notApplicable('the tree has no partial tile');
  },
});
