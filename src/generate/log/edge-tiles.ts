import { hash } from 'node:crypto';

/** Hashes in a full tile, and bytes in a hash. */
export const WIDTH = 256;
const HASH = 32;

/** The tile at the right edge of a level. */
interface EdgeTile {
  /** Buffer of a full tile. */
  readonly bytes: Buffer;
  /** Number of hashes in the buffer. */
  width: number;
}

/** The right edge of a tree that grows by whole tiles: one tile for each level, at any size of the tree. */
export interface EdgeTiles {
  /** The tile of a level, to add hashes to; it is created empty. */
  at(level: number): EdgeTile;
  /** Number of levels. */
  levels(): number;
}

/** An edge without tiles. */
export function edgeTiles(): EdgeTiles {
  const tiles: EdgeTile[] = [];
  return {
    at: (level) => (tiles[level] ??= { bytes: Buffer.alloc(WIDTH * HASH), width: 0 }),
    levels: () => tiles.length,
  };
}

const node = Buffer.alloc(1 + 2 * HASH);
node[0] = 0x01;
const work = Buffer.alloc((WIDTH / 2) * HASH);

/**
 * Writes the root of a full tile (MTH of its 256 hashes, RFC 6962, section 2.1) into `to` at a byte offset. It works in
 * a reused buffer; the tile does not change.
 */
export function writeTileRoot(tile: Buffer, to: Buffer, offset: number): void {
  let from = tile;
  for (let pairs = WIDTH / 2; pairs >= 1; pairs /= 2) {
    for (let i = 0; i < pairs; i++) {
      from.copy(node, 1, i * 2 * HASH, (i + 1) * 2 * HASH);
      work.write(hash('sha256', node, 'binary'), i * HASH, HASH, 'latin1');
    }
    from = work;
  }
  work.copy(to, offset, 0, HASH);
}
