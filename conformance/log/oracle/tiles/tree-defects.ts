/**
 * Defects of the hashes of a tree, each compared separately.
 *
 * Follows: RFC 6962 section 2.1; C2SP tlog-tiles, "Merkle Tree"
 */

import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { base64, equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { emptyRoot, treeHash } from '../merkle/tree-hash.ts';
import type { BundleReading, TileReading } from './reading.ts';
import { hashesAtLevel, partialWidth, rootFromRightEdge } from './tile.ts';

type TilesByPlace = ReadonlyMap<string, TileReading>;
type BundlesByIndex = ReadonlyMap<bigint, BundleReading>;

/** A comparison: the defect, if any, and the answer that shows it. */
export interface HashJudgement<R extends string> {
  readonly defect: Defect<R> | undefined;
  readonly evidence?: Evidence;
}

/** Of a hash in a tile, which a dump of its bytes shows in hexadecimal digits. */
const tileHashDefect = <const R extends string>(reason: R, right: Uint8Array, actual: Uint8Array, at: string) =>
  mismatch(reason, right, actual, at, hex);

/** Of the root, which the checkpoint has in base64. */
const rootDefect = <const R extends string>(reason: R, right: Uint8Array, actual: Uint8Array, at: string) =>
  mismatch(reason, right, actual, at, base64);

/** A root of an empty tree that is not the hash of the empty string (RFC 6962 section 2.1). */
export function emptyRootDefect({ root }: Checkpoint): Defect<'empty-root'> | undefined {
  return rootDefect('empty-root', emptyRoot(), root, 'checkpoint, line 3');
}

/** Each hash of the level-0 tiles against its entry. */
export function* leafHashJudgements(
  tiles: TilesByPlace,
  bundles: BundlesByIndex,
): Generator<HashJudgement<'leaf-hash'>> {
  for (const bundle of bundles.values()) {
    const tile = tiles.get(`0/${bundle.id.index}`)!;
    for (const [i, hash] of bundle.leafHashes.entries()) {
      const at = `${tile.path}, hash ${i}; ${bundle.path}, entry ${i}`;
      yield { defect: tileHashDefect('leaf-hash', hash, tile.hashes[i]!, at), evidence: tile.answer };
    }
  }
}

/**
 * The hashes that a tile should have, from what was read below it; where nothing was, those that it has. A wrong hash is a
 * defect of its tile alone, so what stands above it is also right if it is right by these.
 */
function rightHashes(tiles: TilesByPlace, bundles: BundlesByIndex, { id, hashes }: TileReading): readonly Uint8Array[] {
  if (id.level === 0) return bundles.get(id.index)?.leafHashes.slice(0, hashes.length) ?? hashes;
  return hashes.map((hash, place) => {
    const below = tiles.get(`${id.level - 1}/${id.index * 256n + BigInt(place)}`);
    return below && below.id.width === undefined ? treeHash(rightHashes(tiles, bundles, below)) : hash;
  });
}

/** Each full tile against its hash in the tile above. */
export function* parentHashJudgements(
  tiles: TilesByPlace,
  bundles: BundlesByIndex,
): Generator<HashJudgement<'parent-hash'>> {
  for (const tile of tiles.values()) {
    if (tile.id.width !== undefined) continue;
    const { level, index } = tile.id;
    const parent = tiles.get(`${level + 1}/${index / 256n}`)!;
    const place = Number(index % 256n);
    const at = `${parent.path}, hash ${place}, over ${tile.path}`;
    const hash = parent.hashes[place]!;
    const defect = tileHashDefect('parent-hash', treeHash(tile.hashes), hash, at);
    const isRight = defect && equalBytes(treeHash(rightHashes(tiles, bundles, tile)), hash);
    yield { defect: isRight ? undefined : defect, evidence: parent.answer };
  }
}

/** The root of a tree against that of its right edge. */
export function rootJudgement(
  tiles: TilesByPlace,
  bundles: BundlesByIndex,
  { size, root }: Checkpoint,
): HashJudgement<'root'> {
  const rootOf = (hashesOf: (tile: TileReading) => readonly Uint8Array[]) =>
    rootFromRightEdge(size, (level) => rightEdgeHashes(tiles, size, level, hashesOf));
  const defect = rootDefect(
    'root',
    rootOf(({ hashes }) => hashes),
    root,
    `checkpoint, line 3, at tree size ${size}`,
  );
  const isRight =
    defect &&
    equalBytes(
      rootOf((tile) => rightHashes(tiles, bundles, tile)),
      root,
    );
  return { defect: isRight ? undefined : defect };
}

/** The hashes that a tree of `size` has at the right edge of a level: the hashes of its partial tile there. */
function rightEdgeHashes(
  tiles: TilesByPlace,
  size: bigint,
  level: number,
  hashesOf: (tile: TileReading) => readonly Uint8Array[],
): readonly Uint8Array[] {
  const width = partialWidth(size, level);
  if (width === 0) return [];
  return hashesOf(tiles.get(`${level}/${hashesAtLevel(size, level) / 256n}`)!).slice(0, width);
}

/** All comparisons of a tree that is not empty. */
export function* treeJudgements(
  tiles: TilesByPlace,
  bundles: BundlesByIndex,
  checkpoint: Checkpoint,
): Generator<HashJudgement<'leaf-hash' | 'parent-hash' | 'root'>> {
  yield* leafHashJudgements(tiles, bundles);
  yield* parentHashJudgements(tiles, bundles);
  yield rootJudgement(tiles, bundles, checkpoint);
}
