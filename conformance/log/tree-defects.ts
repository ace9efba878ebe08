/** What can be wrong in the hashes of a tree, each judged on its own (RFC 6962 section 2.1, tlog-tiles "Merkle Tree"). */
import type { Defect } from '../core/defect.ts';
import type { Evidence } from '../core/trial.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { treeHash } from '../oracle/merkle.ts';
import { hashesAtLevel, partialWidth, rootFromRightEdge } from '../oracle/tile.ts';
import type { BundleReading, TileReading } from './view.ts';

type Tiles = ReadonlyMap<string, TileReading>;

/** One thing looked at, what is wrong with it, and the answer that shows it. */
export interface Looked<R extends string> {
  readonly defect: Defect<R> | undefined;
  readonly evidence?: Evidence;
}

function compare<R extends string>(
  reason: R,
  right: Uint8Array,
  found: Uint8Array,
  at: () => string,
): Defect<R> | undefined {
  if (equalBytes(right, found)) return undefined;
  return { reason, expected: base64(right), actual: base64(found), at: at() };
}

/** Each hash of the level-0 tiles against its entry. */
export function* leaves(tiles: Tiles, bundles: ReadonlyMap<bigint, BundleReading>): Generator<Looked<'leaf-hash'>> {
  for (const bundle of bundles.values()) {
    const tile = tiles.get(`0/${bundle.id.index}`)!;
    for (const [i, hash] of bundle.leafHashes.entries()) {
      const at = () => `${tile.path}, hash ${i}; ${bundle.path}, entry ${i}`;
      yield { defect: compare('leaf-hash', hash, tile.hashes[i]!, at), evidence: tile.answer };
    }
  }
}

/** Each full tile against its hash in the tile above. */
export function* parents(tiles: Tiles): Generator<Looked<'parent-hash'>> {
  for (const tile of tiles.values()) {
    if (tile.id.width !== undefined) continue;
    const { level, index } = tile.id;
    const parent = tiles.get(`${level + 1}/${index / 256n}`)!;
    const place = Number(index % 256n);
    const at = () => `${parent.path}, hash ${place}, over ${tile.path}`;
    const defect = compare('parent-hash', treeHash(tile.hashes), parent.hashes[place]!, at);
    yield { defect, evidence: parent.answer };
  }
}

/** The root of a tree, from its right edge. */
export function root(tiles: Tiles, checkpoint: Checkpoint): Looked<'root'> {
  const { size } = checkpoint;
  const right = rootFromRightEdge(size, (level) => edgeOf(tiles, size, level));
  return { defect: compare('root', right, checkpoint.root, () => `checkpoint, line 3, at tree size ${size}`) };
}

/** The hashes that a tree of `size` has at the right edge of a level: those of its partial tile there. */
function edgeOf(tiles: Tiles, size: bigint, level: number): readonly Uint8Array[] {
  const width = partialWidth(size, level);
  if (width === 0) return [];
  return tiles.get(`${level}/${hashesAtLevel(size, level) / 256n}`)!.hashes.slice(0, width);
}
