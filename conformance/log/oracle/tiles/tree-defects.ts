/** What can be wrong in the hashes of a tree, each judged on its own (RFC 6962 section 2.1, tlog-tiles "Merkle Tree"). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { treeHash } from '../merkle/tree-hash.ts';
import type { BundleReading, TileReading } from './reading.ts';
import { hashesAtLevel, partialWidth, rootFromRightEdge } from './tile.ts';

type TilesByPlace = ReadonlyMap<string, TileReading>;

/** One thing looked at, what is wrong with it, and the answer that shows it. */
export interface HashJudgement<R extends string> {
  readonly defect: Defect<R> | undefined;
  readonly evidence?: Evidence;
}

function hashDefect<R extends string>(
  reason: R,
  right: Uint8Array,
  found: Uint8Array,
  at: () => string,
): Defect<R> | undefined {
  if (equalBytes(right, found)) return undefined;
  return { reason, expected: base64(right), actual: base64(found), at: at() };
}

/** Each hash of the level-0 tiles against its entry. */
export function* judgeLeafHashes(
  tiles: TilesByPlace,
  bundles: ReadonlyMap<bigint, BundleReading>,
): Generator<HashJudgement<'leaf-hash'>> {
  for (const bundle of bundles.values()) {
    const tile = tiles.get(`0/${bundle.id.index}`)!;
    for (const [i, hash] of bundle.leafHashes.entries()) {
      const at = () => `${tile.path}, hash ${i}; ${bundle.path}, entry ${i}`;
      yield { defect: hashDefect('leaf-hash', hash, tile.hashes[i]!, at), evidence: tile.answer };
    }
  }
}

/** Each full tile against its hash in the tile above. */
export function* judgeParentHashes(tiles: TilesByPlace): Generator<HashJudgement<'parent-hash'>> {
  for (const tile of tiles.values()) {
    if (tile.id.width !== undefined) continue;
    const { level, index } = tile.id;
    const parent = tiles.get(`${level + 1}/${index / 256n}`)!;
    const place = Number(index % 256n);
    const at = () => `${parent.path}, hash ${place}, over ${tile.path}`;
    const defect = hashDefect('parent-hash', treeHash(tile.hashes), parent.hashes[place]!, at);
    yield { defect, evidence: parent.answer };
  }
}

/** The root of a tree, from its right edge. */
export function judgeRoot(tiles: TilesByPlace, checkpoint: Checkpoint): HashJudgement<'root'> {
  const { size } = checkpoint;
  const right = rootFromRightEdge(size, (level) => rightEdgeHashes(tiles, size, level));
  return { defect: hashDefect('root', right, checkpoint.root, () => `checkpoint, line 3, at tree size ${size}`) };
}

/** The hashes that a tree of `size` has at the right edge of a level: those of its partial tile there. */
function rightEdgeHashes(tiles: TilesByPlace, size: bigint, level: number): readonly Uint8Array[] {
  const width = partialWidth(size, level);
  if (width === 0) return [];
  return tiles.get(`${level}/${hashesAtLevel(size, level) / 256n}`)!.hashes.slice(0, width);
}
