/**
 * Defects of the hashes of a tree, each compared separately.
 *
 * Follows: RFC 6962 section 2.1; C2SP tlog-tiles, "Merkle Tree"
 */

import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { emptyRoot, treeHash } from '../merkle/tree-hash.ts';
import type { BundleReading, TileReading } from './reading.ts';
import { hashesAtLevel, partialWidth, rootFromRightEdge } from './tile.ts';

type TilesByPlace = ReadonlyMap<string, TileReading>;

/** A comparison: the defect, if any, and the answer that shows it. */
export interface HashJudgement<R extends string> {
  readonly defect: Defect<R> | undefined;
  readonly evidence?: Evidence;
}

const hashDefect = <const R extends string>(reason: R, right: Uint8Array, actual: Uint8Array, at: string) =>
  mismatch(reason, right, actual, at, base64);

/** A root of an empty tree that is not the hash of the empty string (RFC 6962 section 2.1). */
export function emptyRootDefect({ root }: Checkpoint): Defect<'empty-root'> | undefined {
  return hashDefect('empty-root', emptyRoot(), root, 'checkpoint, line 3');
}

/** Each hash of the level-0 tiles against its entry. */
export function* leafHashJudgements(
  tiles: TilesByPlace,
  bundles: ReadonlyMap<bigint, BundleReading>,
): Generator<HashJudgement<'leaf-hash'>> {
  for (const bundle of bundles.values()) {
    const tile = tiles.get(`0/${bundle.id.index}`)!;
    for (const [i, hash] of bundle.leafHashes.entries()) {
      const at = `${tile.path}, hash ${i}; ${bundle.path}, entry ${i}`;
      yield { defect: hashDefect('leaf-hash', hash, tile.hashes[i]!, at), evidence: tile.answer };
    }
  }
}

/** Each full tile against its hash in the tile above. */
export function* parentHashJudgements(tiles: TilesByPlace): Generator<HashJudgement<'parent-hash'>> {
  for (const tile of tiles.values()) {
    if (tile.id.width !== undefined) continue;
    const { level, index } = tile.id;
    const parent = tiles.get(`${level + 1}/${index / 256n}`)!;
    const place = Number(index % 256n);
    const at = `${parent.path}, hash ${place}, over ${tile.path}`;
    const defect = hashDefect('parent-hash', treeHash(tile.hashes), parent.hashes[place]!, at);
    yield { defect, evidence: parent.answer };
  }
}

/** The root of a tree against that of its right edge. */
export function rootJudgement(tiles: TilesByPlace, checkpoint: Checkpoint): HashJudgement<'root'> {
  const { size } = checkpoint;
  const right = rootFromRightEdge(size, (level) => rightEdgeHashes(tiles, size, level));
  return { defect: hashDefect('root', right, checkpoint.root, `checkpoint, line 3, at tree size ${size}`) };
}

/** The hashes that a tree of `size` has at the right edge of a level: the hashes of its partial tile there. */
function rightEdgeHashes(tiles: TilesByPlace, size: bigint, level: number): readonly Uint8Array[] {
  const width = partialWidth(size, level);
  if (width === 0) return [];
  return tiles.get(`${level}/${hashesAtLevel(size, level) / 256n}`)!.hashes.slice(0, width);
}

/** All comparisons of a tree that is not empty. */
export function* treeJudgements(
  tiles: TilesByPlace,
  bundles: ReadonlyMap<bigint, BundleReading>,
  checkpoint: Checkpoint,
): Generator<HashJudgement<'leaf-hash' | 'parent-hash' | 'root'>> {
  yield* leafHashJudgements(tiles, bundles);
  yield* parentHashJudgements(tiles);
  yield rootJudgement(tiles, checkpoint);
}
