/**
 * Proofs from the tiles of a tree: RFC 6962 sections 2.1.1 and 2.1.2, where a complete subtree is a range of
 * neighbouring hashes in a tile (C2SP tlog-tiles, "Merkle Tree").
 *
 * Anchored by: tessera/log tiles and checkpoints, between which its proofs verify
 */

import { splitPoint } from '../merkle/split.ts';
import { nodeHash, treeHash } from '../merkle/tree-hash.ts';
import { TILE_WIDTH } from './tile.ts';

/** Reads the hashes of a tile, full or partial. */
export type ReadTile = (level: number, index: bigint) => Promise<readonly Uint8Array[]>;

const LEVEL_BITS = 8n;
const WIDTH = BigInt(TILE_WIDTH);

/** MTH(D[begin:end]). */
async function subtree(tile: ReadTile, begin: bigint, end: bigint): Promise<Uint8Array> {
  const height = BigInt((end - begin).toString(2).length - 1);
  if (end - begin === 1n << height) {
    // A complete subtree is a range of neighbouring hashes in a tile.
    const level = height / LEVEL_BITS;
    const first = begin >> (LEVEL_BITS * level);
    const count = 1n << (height - LEVEL_BITS * level);
    const at = Number(first % WIDTH);
    return treeHash((await tile(Number(level), first / WIDTH)).slice(at, at + Number(count)));
  }
  const middle = begin + splitPoint(end - begin);
  return nodeHash(await subtree(tile, begin, middle), await subtree(tile, middle, end));
}

/** PATH(m, D[n]), from the leaf to the root. */
export async function tileInclusionProof(tile: ReadTile, m: bigint, n: bigint): Promise<Uint8Array[]> {
  const path = async (begin: bigint, end: bigint): Promise<Uint8Array[]> => {
    if (end - begin === 1n) return [];
    const middle = begin + splitPoint(end - begin);
    return m < middle
      ? [...(await path(begin, middle)), await subtree(tile, middle, end)]
      : [...(await path(middle, end)), await subtree(tile, begin, middle)];
  };
  return path(0n, n);
}

/** PROOF(m, D[n]), for 0 < m <= n. */
export async function tileConsistencyProof(tile: ReadTile, m: bigint, n: bigint): Promise<Uint8Array[]> {
  const subproof = async (begin: bigint, end: bigint, known: boolean): Promise<Uint8Array[]> => {
    if (m === end) return known ? [] : [await subtree(tile, begin, end)];
    const middle = begin + splitPoint(end - begin);
    return m <= middle
      ? [...(await subproof(begin, middle, known)), await subtree(tile, middle, end)]
      : [...(await subproof(middle, end, false)), await subtree(tile, begin, middle)];
  };
  return subproof(0n, n, true);
}
