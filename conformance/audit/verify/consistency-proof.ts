import { splitPoint } from '../../log/oracle/merkle/split.ts';
import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { foldStrings } from './hashing.ts';
import type { VerifiedTiles } from './verified-tiles.ts';

/**
 * MTH over the entries from `start` up to, not including, `end` (RFC 6962 section 2.1), from verified tiles. `start`
 * is a multiple of the largest power of two not above `end - start`, as in every split of a tree.
 */
async function rangeHash(way: VerifiedTiles, start: bigint, end: bigint): Promise<string> {
  const count = end - start;
  const height = count.toString(2).length - 1;
  if (count === 1n << BigInt(height)) {
    const level = Math.floor(height / 8);
    const first = start >> BigInt(8 * level);
    const tile = await way.tile(level, first / BigInt(TILE_WIDTH));
    const place = Number(first % BigInt(TILE_WIDTH));
    return foldStrings(tile.slice(place, place + 2 ** (height % 8)));
  }
  const middle = start + splitPoint(count);
  return foldStrings([await rangeHash(way, start, middle), await rangeHash(way, middle, end)]);
}

/** SUBPROOF(m, D[start:end], known) of RFC 6962 section 2.1.2. */
async function subproof(
  way: VerifiedTiles,
  m: bigint,
  start: bigint,
  end: bigint,
  rootKnown: boolean,
): Promise<string[]> {
  if (m === end - start) return rootKnown ? [] : [await rangeHash(way, start, end)];
  const k = splitPoint(end - start);
  if (m <= k) return [...(await subproof(way, m, start, start + k, rootKnown)), await rangeHash(way, start + k, end)];
  return [...(await subproof(way, m - k, start + k, end, false)), await rangeHash(way, start, start + k)];
}

/** The consistency proof from the tree of `size`, 1 or more, to the tree of `way`, as 32-byte hashes. */
export async function consistencyProofFrom(way: VerifiedTiles, size: bigint): Promise<Uint8Array[]> {
  return (await subproof(way, size, 0n, way.size, true)).map((hash) => Uint8Array.from(Buffer.from(hash, 'latin1')));
}
