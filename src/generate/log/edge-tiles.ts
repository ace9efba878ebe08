import { hash } from 'node:crypto';

/** Hashes in a full tile, and bytes in a hash. */
export const WIDTH = 256;
const HASH = 32;

/** The tile at the right edge of a level. */
interface EdgeTile {
  /** Room for a full tile. */
  readonly bytes: Buffer;
  /** How many hashes are in it. */
  width: number;
}

/** The right edge of a tree that grows by whole tiles: one tile for each level, whatever the size of the tree. */
export interface EdgeTiles {
  /** The tile of a level to put hashes into; an empty one where there is none yet. */
  at(level: number): EdgeTile;
  /** How many levels there are. */
  levels(): number;
}

/** An edge without a tile. */
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
 * Writes the root of a full tile (MTH of its 256 hashes, RFC 6962, section 2.1) into `to` at a byte offset. Reduced whole,
 * in memory that is there already; the tile stays as it is.
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
